export interface HttpError {
  status: number;
  message: string;
}

export function describe(error: any): string {
  if (error.status === 404) return "not found";
  return error.message;
}
