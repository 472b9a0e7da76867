import type { ContaCompleta } from '@vetlume/dominio/financeiro'
import { Recado } from '../../ui/recado.tsx'
import { PixDoProvedor, QuadroDoPix } from '../atendimento/index.ts'
import type { Livro } from './api.ts'
import { EnviarPorWhatsApp } from './enviar-por-whatsapp.tsx'

/** What settles an account: the Pix of the company's provider, that of a key, or why there is none. */
export function PixDaConta({ livro, conta }: { livro: Livro; conta: ContaCompleta }) {
  const { codigo, pix, semPix, pixDoProvedor } = conta
  const daEmpresa = livro === 'contas-receber'
  if (pixDoProvedor)
    return (
      <PixDoProvedor
        livro={livro}
        titulo={codigo}
        depois={(gerado, contas) => daEmpresa && <EnviarPorWhatsApp pix={gerado} contas={contas} />}
      />
    )
  if (pix === null) return <Recado>{semPix}</Recado>
  return (
    <>
      <QuadroDoPix pix={pix} />
      {daEmpresa && <EnviarPorWhatsApp pix={pix} contas={[conta]} />}
    </>
  )
}
