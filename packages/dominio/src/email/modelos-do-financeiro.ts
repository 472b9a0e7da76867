import * as z from 'zod/mini'
import { centavos, codigo, data } from '../contrato/index.ts'
import { formatarReais } from '../dinheiro/index.ts'
import { formatarData } from '../tempo/index.ts'
import { modelo } from './modelo.ts'

const fechamento = z.object({
  /** The clinic. */
  nome: z.string(),
  empresa: z.string(),
  fechamento: codigo,
  numero: z.int(),
  exames: z.int(),
  ate: data,
  totalCentavos: centavos,
  vencimento: data,
})

const rota = ({ fechamento: qual }: { fechamento: string }) => `/financeiro/fechamento?codigo=${qual}`
const exames = (quantos: number) => (quantos === 1 ? '1 exame' : `${quantos} exames`)

/** Letters about money. */
export const MODELOS_DO_FINANCEIRO = {
  'fechamento-enviado': modelo({
    dados: fechamento,
    rota,
    escrever: (d, url) => ({
      assunto: `Fechamento nº ${d.numero} de ${d.empresa}: ${formatarReais(d.totalCentavos)}`,
      saudacao: `Olá, ${d.nome}!`,
      paragrafos: [
        `${d.empresa} fechou o período até ${formatarData(d.ate)}: ${exames(d.exames)}, ${formatarReais(d.totalCentavos)}, com vencimento em ${formatarData(d.vencimento)}.`,
        'O extrato em PDF vai anexo, com o Pix. Na sua área está cada exame com o preço explicado: se algo não confere, conteste o exame por lá antes de pagar.',
      ],
      botao: { rotulo: 'Ver o fechamento', url },
      anexo: { tipo: 'FECHAMENTO', codigo: d.fechamento },
      observacoes: [`Dúvidas? Fale com ${d.empresa}.`],
    }),
  }),
  cobranca: modelo({
    dados: z.object({
      /** Whoever owes. */
      nome: z.string(),
      empresa: z.string(),
      assunto: z.string(),
      /** In the company's own words. */
      paragrafos: z.array(z.string()),
      /** Copy and paste; null when the company has no key. */
      pix: z.nullable(z.string()),
      /** The account in the area of a clinic; null for who has none. */
      titulo: z.nullable(codigo),
      /** The account that goes printed; letters written before there was one have none. */
      conta: z.optional(codigo),
    }),
    rota: ({ titulo }) => `/financeiro/contas-pagar?codigo=${titulo ?? ''}`,
    aoTitular: true,
    escrever: (d, url) => ({
      assunto: d.assunto,
      saudacao: `Olá, ${d.nome}!`,
      paragrafos: d.paragrafos,
      codigo: d.pix === null ? null : { rotulo: 'Pix copia e cola', texto: d.pix },
      botao: d.titulo === null ? null : { rotulo: 'Ver a conta', url },
      anexo: d.conta === undefined ? null : { tipo: 'CONTA', codigo: d.conta },
      observacoes: [`Mensagem de ${d.empresa}. Se já pagou, desconsidere. Dúvidas? Fale com ${d.empresa}.`],
    }),
  }),
}
