import { useMutation } from '@tanstack/react-query'
import type { NotaDaAssinatura } from '@vetlume/dominio/assinatura'
import { ROTULOS_DA_NOTA } from '@vetlume/dominio/nota-fiscal'
import { abrirEmNovaAba } from '../../../lib/abrir-em-nova-aba.ts'
import { baixar } from '../../../lib/baixar.ts'
import { api } from '../../../lib/navegador.ts'
import { avisar } from '../../../ui/avisar.ts'
import { Botao } from '../../../ui/botao.tsx'

/** Printing waits its company's turn. */
const PRAZO_DE_IMPRIMIR_MS = 60_000

/** The note of a charge in a line: number, what became of it when it does not simply hold, and whether it is of test. */
export function textoDaNota({ numero, estado, teste }: NotaDaAssinatura): string {
  const situacao = estado === 'AUTORIZADA' ? '' : `, ${ROTULOS_DA_NOTA[estado].toLowerCase()}`
  return `Nota fiscal nº ${numero}${situacao}${teste ? ', de teste, sem valor fiscal' : ''}`
}

export function BotoesDaNota({ nota: { cobranca: codigo, numero } }: { nota: NotaDaAssinatura }) {
  const pdf = useMutation({
    mutationFn: async () =>
      abrirEmNovaAba(
        await api('GET /assinatura/cobranca/:codigo/nota/pdf', { codigo }, { prazoMs: PRAZO_DE_IMPRIMIR_MS }),
        `nota-fiscal-${numero}.pdf`,
      ),
    onError: avisar.erro,
  })
  const xml = useMutation({
    mutationFn: async () =>
      baixar(await api('GET /assinatura/cobranca/:codigo/nota/xml', { codigo }), `nota-fiscal-${numero}.xml`),
    onError: avisar.erro,
  })
  return (
    <>
      <Botao size="small" variant="outlined" loading={pdf.isPending} onClick={() => pdf.mutate()}>
        PDF da nota
      </Botao>
      <Botao size="small" variant="outlined" loading={xml.isPending} onClick={() => xml.mutate()}>
        XML da nota
      </Botao>
    </>
  )
}
