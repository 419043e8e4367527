import { Chance, newSeed, type Seat } from '@tabula/engine';
import { EngineFault, type OutsidePlayer, type SeatedEngine, type Watched } from '../players/outside.ts';
import { type EngineCommand, engineCommand } from './command.ts';
import { EngineProcess } from './engine-process.ts';
import { type EngineMessage, gameLine, goLine, HELLO, questionLines, readEngineLine, worldLine } from './protocol.ts';

/** How long, in milliseconds, an engine may take to start, and to answer after it was told to stop. */
const TO_START = 10_000;
const GRACE = 1_000;

/** After so many faults an engine is not asked any more in this game. */
const MOST_FAULTS = 3;

/** Hears of the first fault at each seat: once is enough for whoever reads a log. */
export type FaultListener = (fault: EngineFault, seat: Seat) => void;

/** The engine of other people that a command starts: one process for each seat of each game. */
export function outsideEngine(name: string, command: string, onFault: FaultListener): OutsidePlayer {
  const start = engineCommand(command);
  return { name, sit: (seat) => new EngineAtSeat(start, seat, onFault) };
}

/** Why a command starts no engine that could be asked something; undefined if it does. */
export async function engineProblem(command: string): Promise<EngineFault | undefined> {
  const engine = new EngineAtSeat(engineCommand(command), 0, () => {});
  try {
    await engine.hello();
    return undefined;
  } catch (error) {
    if (error instanceof EngineFault) return error;
    throw error;
  } finally {
    engine.close();
  }
}

class EngineAtSeat implements SeatedEngine {
  readonly #command: EngineCommand;
  readonly #seat: Seat;
  readonly #onFault: FaultListener;
  #process: EngineProcess | undefined;
  /** What is waited for now. */
  #awaited: { readonly heard: (message: EngineMessage) => void; readonly failed: (fault: EngineFault) => void } | null =
    null;
  #wantsWorld = false;
  #faults = 0;
  #closed = false;

  constructor(command: EngineCommand, seat: Seat, onFault: FaultListener) {
    this.#command = command;
    this.#seat = seat;
    this.#onFault = onFault;
  }

  async choose(match: Watched): Promise<string> {
    if (this.#closed || this.#faults >= MOST_FAULTS)
      throw new EngineFault('stopped', 'the engine is not asked any more in this game');
    try {
      return await this.#answer(match);
    } catch (error) {
      if (error instanceof EngineFault) this.#blame(error);
      throw error;
    }
  }

  close(): void {
    this.#closed = true;
    this.#process?.kill();
    this.#process = undefined;
    this.#awaited?.failed(new EngineFault('stopped', 'the game is over'));
  }

  async #answer(match: Watched): Promise<string> {
    const seen = match.seen(this.#seat);
    const running = this.#process ?? (await this.hello());
    const { milliseconds } = this.#command;
    const told = this.#heard('answer', milliseconds, () => running.say(['stop']));
    const world = this.#wantsWorld ? match.told(this.#seat, Chance.fromSeed(newSeed())) : null;
    const question = [...questionLines(seen), ...(world === null ? [] : [worldLine(world)])];
    running.say([gameLine(match, this.#seat), ...question, goLine(milliseconds)]);
    const { id } = await told;
    if (seen.ask?.options.some((option) => option.id === id) !== true)
      throw new EngineFault('answer', `the engine answers "${id.slice(0, 80)}", which is not offered`);
    return id;
  }

  /** Starts it, and waits until it says that it speaks the protocol. */
  async hello(): Promise<EngineProcess> {
    const started = new EngineProcess(this.#command, {
      line: (line) => this.#hear(readEngineLine(line)),
      gone: (fault) => {
        this.#process = undefined;
        if (this.#awaited === null) this.#blame(fault);
        else this.#awaited.failed(fault);
      },
    });
    this.#process = started;
    this.#wantsWorld = false;
    const ready = this.#heard('ready', TO_START);
    started.say([HELLO]);
    await ready;
    if (this.#process !== started) throw new EngineFault('stopped', 'the engine stopped before it was asked anything');
    return started;
  }

  #hear(message: EngineMessage): void {
    if (message.kind === 'want-world') this.#wantsWorld = true;
    this.#awaited?.heard(message);
  }

  /** The next message of a kind; the engine is warned when its time is over, and ended when it does not come after that. */
  #heard<K extends EngineMessage['kind']>(
    kind: K,
    milliseconds: number,
    warn: () => void = () => {},
  ): Promise<EngineMessage & { kind: K }> {
    const isAwaited = (message: EngineMessage): message is EngineMessage & { kind: K } => message.kind === kind;
    const timers: NodeJS.Timeout[] = [];
    const heard = new Promise<EngineMessage & { kind: K }>((resolve, reject) => {
      this.#awaited = { heard: (message) => isAwaited(message) && resolve(message), failed: reject };
      timers.push(setTimeout(warn, milliseconds));
      timers.push(setTimeout(() => this.#end(milliseconds), milliseconds + GRACE));
    });
    return heard.finally(() => {
      this.#awaited = null;
      timers.forEach(clearTimeout);
    });
  }

  #end(milliseconds: number): void {
    this.#process?.kill();
    this.#process = undefined;
    this.#awaited?.failed(new EngineFault('slow', `the engine did not answer within ${milliseconds} ms and was ended`));
  }

  #blame(fault: EngineFault): void {
    if (!this.#closed && this.#faults === 0) this.#onFault(fault, this.#seat);
    this.#faults++;
  }
}
