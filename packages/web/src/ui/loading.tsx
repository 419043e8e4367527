import { useSay } from './settings.ts';

/** Paper, before there is anything on it; whoever waits long reads why. */
export function Loading() {
  const say = useSay();
  return (
    <div className="loading" role="status">
      <p>{say('loading')}</p>
    </div>
  );
}
