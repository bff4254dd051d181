import { greeting } from "../../lib/greeting";

export default function Page() {
  return <h1>{greeting("en")}</h1>;
}
