import './faixas.css'
import { usePode } from '../../lib/use-pode.ts'
import { useSessao } from '../../lib/use-sessao.ts'
import { parte } from '../../ui/parte.tsx'
import { carregarAvisoDaAssinatura } from '../assinatura/index.ts'
import { MeusConvites, TermosNovos } from '../conta/index.ts'

const AvisoDaAssinatura = parte(carregarAvisoDaAssinatura)

/** What the person has to know over whatever screen is open; nothing most of the time. */
export function Faixas() {
  const { cliente } = useSessao()
  const veAssinatura = usePode('assinatura:ler') && cliente !== null
  return (
    <div className="faixas">
      <TermosNovos />
      <MeusConvites />
      {veAssinatura && <AvisoDaAssinatura />}
    </div>
  )
}
