export default function AboutPage(_props: { id?: string; game?: string }) {
  return null;
}
