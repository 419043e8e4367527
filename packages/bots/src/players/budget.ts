/** How long a search goes on: a number of iterations (the answer then depends on the seed alone) or a time. */
export type Budget = { readonly iterations: number } | { readonly milliseconds: number };

/** One option of the seat as the search came to see it. */
export interface Judged {
  readonly id: string;
  /** The expected worth: 0 lost, 1 won. */
  readonly value: number;
  /** The part of the search that went into it. */
  readonly share: number;
}
