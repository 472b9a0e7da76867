import type { ContaCompleta } from '@vetlume/dominio/financeiro'
import type { RespostaDaApi } from '../../lib/api.ts'
import { Recado } from '../../ui/recado.tsx'
import { PixDoProvedor, QuadroDoPix } from '../atendimento/index.ts'
import type { Livro } from './api.ts'
import { EnviarPorWhatsApp } from './enviar-por-whatsapp.tsx'

const enviar = ({ pix, contas }: RespostaDaApi<'POST /contas-receber/pix'>) =>
  pix !== null && <EnviarPorWhatsApp pix={pix} contas={contas} />

/** What settles an account: the Pix of the company's provider, that of a key, or why there is none. */
export function PixDaConta({ livro, conta }: { livro: Livro; conta: ContaCompleta }) {
  const { codigo, pix, semPix, pixDoProvedor, saldoCentavos } = conta
  const daEmpresa = livro === 'contas-receber'
  if (pixDoProvedor) return <PixDoProvedor livro={livro} titulo={codigo} {...(daEmpresa && { acoes: enviar })} />
  if (pix === null) return <Recado>{semPix}</Recado>
  return (
    <>
      <QuadroDoPix pix={pix} saldoCentavos={saldoCentavos} />
      {daEmpresa && (
        <EnviarPorWhatsApp pix={pix} contas={[{ ...conta, encargosCentavos: pix.valorCentavos - saldoCentavos }]} />
      )}
    </>
  )
}
