export class UploadError extends Error {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
    this.name = "UploadError";
  }
}

export function tooLarge(max: number): UploadError {
  return new UploadError(`File exeeds the maximum of ${max} bytes`, 413);
}

export function unsupported(type: string): UploadError {
  return new UploadError(`Unsupported type ${type}`, 415);
}
