import { useMutation } from '@tanstack/react-query'
import type { ContaCompleta } from '@vetlume/dominio/financeiro'
import { abrirEmNovaAba } from '../../lib/abrir-em-nova-aba.ts'
import { api } from '../../lib/navegador.ts'
import { PRAZO_DE_IMPRIMIR_MS } from '../../lib/prazo-de-imprimir.ts'
import { avisar } from '../../ui/avisar.ts'
import { Botao } from '../../ui/botao.tsx'
import type { Livro } from './api.ts'

/** What is charged, on paper: what the company is owed, or what a clinic owes it. */
export function ContaEmPdf({ livro, conta: { codigo, numero } }: { livro: Livro; conta: ContaCompleta }) {
  const imprimir = useMutation({
    mutationFn: () => api(`GET /${livro}/:codigo/pdf`, { codigo }, { prazoMs: PRAZO_DE_IMPRIMIR_MS }),
    onSuccess: (pdf) => abrirEmNovaAba(pdf, `cobranca-${numero}.pdf`),
    onError: avisar.erro,
  })
  return (
    <Botao variant="outlined" loading={imprimir.isPending} onClick={() => imprimir.mutate()}>
      Cobrança em PDF
    </Botao>
  )
}
