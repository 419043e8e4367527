import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What waits most begins first; at the end come small files, so that no core is idle. */
const ORDER = ['processes', 'whole', 'unit'];

/**
 * Project by project: Vitest keeps a worker, with its browser, its modules and what is compiled of them, only if the next file in the row
 * is of the same project.
 */
export default class InProjects extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return ORDER.flatMap((name) => sorted.filter(({ project }) => project.name === name));
  }
}
