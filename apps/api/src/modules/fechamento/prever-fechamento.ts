import {
  apurar,
  recusaDaApuracao,
  ultimoFechamento,
  vencimentoDoFechamento,
  type ClinicaAFechar,
  type contratoFechamento,
} from '@vetlume/dominio/fechamento'
import type { EntradaLida, RespostaDe } from '@vetlume/dominio/contrato'
import type { CtxCliente } from '../../context.ts'
import { hojeEm } from '../financeiro/index.ts'
import {
  clinicasAFaturar,
  clinicasQueContestam,
  cobrancasAFaturar,
  diasDaClinica,
  examesPorConcluir,
  temChavePix,
  type ClinicaFaturada,
} from './queries-previa.ts'

type Previa = (typeof contratoFechamento)['GET /fechamento/previa']

const quantos = (numero: number, um: string, muitos: string) => `${numero} ${numero === 1 ? um : muitos}`

interface Situacao {
  naoConcluidos: number
  contesta: boolean
}

/** What may be settled before, each in a sentence: none of it stops the closing. */
function pendenciasDe({ emails }: ClinicaFaturada, { naoConcluidos, contesta }: Situacao): string[] {
  return [
    naoConcluidos > 0
      ? `${quantos(naoConcluidos, 'exame feito e ainda não concluído fica', 'exames feitos e ainda não concluídos ficam')} para o próximo.`
      : null,
    contesta ? 'Há contestação de um fechamento anterior sem resposta.' : null,
    emails.length === 0 ? 'Sem e-mail no cadastro: a clínica só vê o extrato na área dela.' : null,
  ].filter((frase) => frase !== null)
}

const SEM_PIX = 'A empresa não tem chave Pix no cadastro: as cobranças saem sem Pix.'

/** What each invoiced clinic would be charged now, until its own closing day or until the day that was asked for. */
export async function preverFechamento({
  ctx,
  input,
}: {
  ctx: CtxCliente
  input: EntradaLida<Previa>
}): Promise<RespostaDe<Previa>> {
  const { tx, cliente, ator } = ctx
  const hoje = hojeEm(ctx)
  const clinicas = await clinicasAFaturar(tx, cliente)
  const periodos = clinicas.map(({ codigo, dia_fechamento }) => ({
    parceiro: codigo,
    ate: input.ate ?? ultimoFechamento(hoje, { diaFechamento: dia_fechamento }),
  }))
  const cobrancas = Map.groupBy(await cobrancasAFaturar(tx, cliente, periodos, { travar: false }), (c) => c.parceiro)
  const porConcluir = await examesPorConcluir(tx, { cliente, fuso: ator.fuso }, periodos)
  const contestam = await clinicasQueContestam(tx, cliente)
  return {
    hoje,
    semPix: (await temChavePix(tx, cliente)) ? null : SEM_PIX,
    clinicas: clinicas.map((clinica, indice): ClinicaAFechar => {
      const { codigo, nome, comissao_bp: comissaoBp } = clinica
      const exames = cobrancas.get(codigo) ?? []
      const naoConcluidos = porConcluir.get(codigo) ?? 0
      const ate = periodos[indice]?.ate ?? hoje
      const valores = exames.map(({ valor_centavos }) => valor_centavos)
      const apuracao = apurar(valores, { descontoCentavos: 0, comissaoBp })
      return {
        parceiro: { codigo, nome },
        ...apuracao,
        comissaoBp,
        exames: exames.length,
        ate,
        vencimento: vencimentoDoFechamento(ate, hoje, diasDaClinica(clinica)),
        naoConcluidos,
        pendencias: pendenciasDe(clinica, { naoConcluidos, contesta: contestam.has(codigo) }),
        recusa: recusaDaApuracao(apuracao),
      }
    }),
  }
}
