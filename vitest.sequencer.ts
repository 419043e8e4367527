import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** So many files of units come after each that mostly waits. */
const PACE = 16;

/** Files that start browsers and servers mostly wait. They begin early, one by one among those that need the machine, so that no core is idle. */
export default class Interleaved extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const units = sorted.filter(({ project }) => project.name === 'unit');
    const [first, ...waiting] = sorted.filter(({ project }) => project.name !== 'unit');
    const begun = first === undefined ? [] : [first];
    return [...begun, ...waiting.flatMap((file) => [file, ...units.splice(0, PACE)]), ...units];
  }
}
