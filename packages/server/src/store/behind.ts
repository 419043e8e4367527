/** The table has changed since this was judged, elsewhere: nothing was written. Whoever judged it looks and judges again. */
export class Behind extends Error {
  override readonly name = 'Behind';

  constructor() {
    super('the table has changed since this was judged');
  }
}
