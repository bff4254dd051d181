export class AppError extends Error {
  get code() {
    return this.constructor.name;
  }
}

export class InvalidInput extends AppError {}

export class NotFound extends AppError {}
