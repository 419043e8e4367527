export default function TablePage(_props: { id?: string; game?: string }) {
  return null;
}
