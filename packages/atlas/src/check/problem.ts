/** One thing on the picture that contradicts the rules' links. */
export interface Problem {
  readonly kind: 'apart' | 'touching' | 'scattered' | 'gap' | 'strait' | 'link' | 'river' | 'name';
  readonly a: string;
  readonly b?: string;
  /** Length or distance in board units. */
  readonly length: number;
  readonly words: string;
}
