export default function VerifyPage(_props: { id?: string; game?: string }) {
  return null;
}
