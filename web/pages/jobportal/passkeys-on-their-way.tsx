import { Skeleton } from '../../components/skeleton.tsx'

/** Stands where the company's passkeys will. */
export const PasskeysOnTheirWay = () => (
  <section className="panel stack gap-3">
    <h2>Passkeys</h2>
    <Skeleton lines={2} />
  </section>
)
