import { notFound } from "next/navigation";
import { greeting } from "../../lib/greeting";

export function generateStaticParams() {
  return [{ lang: "de" }, { lang: "en" }, { lang: "fr" }];
}

export default async function Page({ params }: { params: Promise<{ lang: string }> }) {
  const { lang } = await params;
  if (!["de", "en", "fr"].includes(lang)) notFound();
  return <h1>{greeting(lang)}</h1>;
}
