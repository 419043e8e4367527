export default function ReplayPage(_props: { id?: string; game?: string }) {
  return null;
}
