import { useCallback, useEffect, useState } from 'react';
import { ErrorLine } from '../../client/attempt.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { useRouter } from '../../ui/router.ts';
import { AddDevice } from './add-device.tsx';
import { Arriving, useArrival } from './arrivals.tsx';
import { ComeBack } from './come-back.tsx';
import { DeviceList, SignOutOthers } from './device-list.tsx';
import { useDeviceWords } from './device-words.ts';
import { KeepTables } from './keep-tables.tsx';
import { forgetMe } from './ring-desk.ts';
import { type ActRing, useRing } from './use-ring.ts';
import '../../styles/pages.css';
import './devices.css';

/** Who one is on which device: those that hold one's seats, another one, and the ways back. */
export default function DevicesPage() {
  const words = useDeviceWords();
  const arrival = useArrival();
  const { ring, error, act } = useRing();
  const title = words('title');
  useEffect(() => {
    document.title = `${title} · Tabula`;
  }, [title]);
  const look = useCallback(() => void act(async () => {}), [act]);
  return (
    <>
      <PageHead />
      <main className="home devices">
        <div className="home-main">
          <h1>{title}</h1>
          <p className="lead">{words('lead')}</p>
          {arrival !== null && <Arriving arrival={arrival} ring={ring ?? null} onDone={look} />}
          <ErrorLine text={error} />
          {ring === undefined && error === null && <Loading />}
          {ring === null && arrival === null && <p className="card empty-card">{words('none')}</p>}
          {ring != null && (
            <>
              <DeviceList ring={ring} act={act} />
              <AddDevice ring={ring} act={act} />
              {ring.devices.length > 1 && <SignOutOthers ring={ring} act={act} />}
            </>
          )}
        </div>
        <aside className="home-side">
          {ring != null && <KeepTables ring={ring} act={act} />}
          {ring !== undefined && arrival?.kind !== 'add' && <ComeBack act={act} ring={ring} />}
          {ring != null && <ForgetMe act={act} />}
        </aside>
      </main>
    </>
  );
}

/** Asked twice, because there is no way back. */
function ForgetMe({ act }: { act: ActRing }) {
  const words = useDeviceWords();
  const { go } = useRouter();
  const [sure, setSure] = useState(false);
  if (!sure)
    return (
      <button type="button" className="button danger" onClick={() => setSure(true)}>
        {words('forget')}
      </button>
    );
  return (
    <section className="card keep-part">
      <p>{words('forget.note')}</p>
      <div className="keep-row">
        <button
          type="button"
          className="button danger"
          onClick={() => void act(forgetMe).then((done) => done && go('/'))}
        >
          {words('forget.yes')}
        </button>
        <button type="button" className="button" onClick={() => setSure(false)}>
          {words('forget.no')}
        </button>
      </div>
    </section>
  );
}
