export default function HomePage(_props: { id?: string; game?: string }) {
  return null;
}
