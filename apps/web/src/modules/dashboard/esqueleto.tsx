import Skeleton from '@mui/material/Skeleton'

const canto = { borderRadius: 'var(--vl-raio-maior)' }

/** The shape of a panel while it comes: what arrives takes the same room. */
export function EsqueletoDoPainel() {
  return (
    <div className="pn" aria-hidden>
      <div className="pn-7">
        <Skeleton variant="rounded" height="22rem" sx={canto} />
      </div>
      <div className="pn-5">
        <div className="at" style={{ minHeight: '22rem' }}>
          {Array.from({ length: 4 }, (_, i) => (
            <Skeleton key={i} variant="rounded" height="100%" sx={canto} />
          ))}
        </div>
      </div>
      <div className="pn-8">
        <Skeleton variant="rounded" height="24rem" sx={canto} />
      </div>
      <div className="pn-4">
        <Skeleton variant="rounded" height="24rem" sx={canto} />
      </div>
    </div>
  )
}
