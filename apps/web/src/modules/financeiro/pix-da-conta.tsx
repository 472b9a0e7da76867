import type { ContaCompleta } from '@vetlume/dominio/financeiro'
import { Recado } from '../../ui/recado.tsx'
import { EstadoDoPix, PixDoProvedor, podeSerPago, QuadroDoPix, usePixAPagar } from '../atendimento/index.ts'
import type { Livro } from './api.ts'
import { EnviarPorWhatsApp } from './enviar-por-whatsapp.tsx'

/** The same, for who charges it. */
function PixAEnviar({ titulo }: { titulo: string }) {
  const pix = usePixAPagar('contas-receber', [titulo])
  const { data } = pix
  return (
    <>
      <EstadoDoPix pix={pix} />
      {podeSerPago(pix) && data?.pix != null && <EnviarPorWhatsApp pix={data.pix} contas={data.contas} />}
    </>
  )
}

/** What settles an account: the Pix of the company's provider, that of a key, or why there is none. */
export function PixDaConta({ livro, conta }: { livro: Livro; conta: ContaCompleta }) {
  const { codigo, pix, semPix, pixDoProvedor } = conta
  const daEmpresa = livro === 'contas-receber'
  if (pixDoProvedor) return daEmpresa ? <PixAEnviar titulo={codigo} /> : <PixDoProvedor livro={livro} titulo={codigo} />
  if (pix === null) return <Recado>{semPix}</Recado>
  return (
    <>
      <QuadroDoPix pix={pix} />
      {daEmpresa && <EnviarPorWhatsApp pix={pix} contas={[conta]} />}
    </>
  )
}
