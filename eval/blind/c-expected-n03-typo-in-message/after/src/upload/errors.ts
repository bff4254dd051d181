export class UploadError extends Error {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
    this.name = new.target.name;
  }
}

export function tooLarge(max: number): UploadError {
  return new UploadError(`File exceeds the maximum of ${max} bytes`, 413);
}

export function unsupported(type: string): UploadError {
  return new UploadError(`Unsupported type ${type}`, 415);
}
