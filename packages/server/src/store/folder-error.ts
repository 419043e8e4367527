import { messageOf } from '../common/errors.ts';

/** Why a data folder cannot be used. */
export type FolderErrorCode =
  | 'in-use'
  | 'not-writable'
  | 'not-readable'
  | 'newer'
  | 'no-database'
  | 'damaged'
  | 'not-empty';

/** A data folder, or a file for it, is not as it must be: a sentence for whoever runs the server. */
export class FolderError extends Error {
  override readonly name = 'FolderError';
  readonly code: FolderErrorCode;
  /** What the sentence names, for those who say it in another language. */
  readonly details: Readonly<Record<string, string>>;

  constructor(code: FolderErrorCode, message: string, details: Readonly<Record<string, string>>) {
    super(message);
    this.code = code;
    this.details = details;
  }

  static inUse(folder: string, pid: number | undefined): FolderError {
    const who = pid === undefined ? '?' : String(pid);
    return new FolderError('in-use', `another server (pid ${who}) uses this folder: ${folder}`, { folder, pid: who });
  }

  static notWritable(folder: string, cause: unknown): FolderError {
    const problem = messageOf(cause);
    return new FolderError('not-writable', `the folder ${folder} cannot be written: ${problem}`, { folder, problem });
  }

  static notReadable(file: string, cause: unknown): FolderError {
    const problem = messageOf(cause);
    return new FolderError('not-readable', `${file} cannot be read: ${problem}`, { file, problem });
  }

  /** A version that is to come wrote it: this one would not understand what it says. */
  static newer(file: string): FolderError {
    return new FolderError('newer', `${file} was written by a newer version of Tabula`, { file });
  }

  static noDatabase(file: string): FolderError {
    return new FolderError('no-database', `there is no database of Tabula at ${file}`, { file });
  }

  static notEmpty(folder: string): FolderError {
    return new FolderError('not-empty', `there are tables in ${folder} already`, { folder });
  }

  static damaged(file: string, problem: string): FolderError {
    return new FolderError('damaged', `${file} is damaged: ${problem}`, { file, problem });
  }
}
