interface Clock {
  now(): number;
}

interface Props {
  until: number;
  clock?: Clock;
}

export function Countdown({ until, clock = Date }: Props) {
  const left = Math.floor((until - clock.now()) / 1000);
  if (left < 0) return null;
  const minutes = Math.floor(left / 60);
  return <output>{minutes}:{String(left % 60).padStart(2, "0")}</output>;
}
