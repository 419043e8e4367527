/** A question whose answer stays the same object as long as it is asked the same as the last time. */
export function remember<A extends readonly unknown[], R>(work: (...asked: A) => R): (...asked: A) => R {
  let last: { readonly asked: A; readonly answer: R } | null = null;
  return (...asked) => {
    if (last === null || last.asked.some((one, i) => !Object.is(one, asked[i])))
      last = { asked, answer: work(...asked) };
    return last.answer;
  };
}
