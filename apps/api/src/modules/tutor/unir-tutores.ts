import { ErroDeDominio } from '@vetlume/dominio/erros'
import { PARTES_DA_UNIAO_DE_TUTORES, type CampoDaUniaoDeTutores, type TutorCompleto } from '@vetlume/dominio/tutor'
import type { CtxCliente } from '../../context.ts'
import { diferencas } from '../../infra/auditoria.ts'
import { exigir } from '../../infra/banco/index.ts'
import { exigirVersaoAtual } from '../cadastros/index.ts'
import { paraTrilha } from './criar-tutor.ts'
import { permissoesDaFicha } from './policy.ts'
import { colunasDe, fichaDoTutor, type FichaDoTutor } from './queries.ts'
import { gravarUniaoNoTutor, juntarAnimais, marcarTutorUnido } from './queries-uniao.ts'
import { auditarUniao, escolher, exigirDiferentes, exigirInteiro, moverReferencias, travarParaUnir } from './uniao.ts'

interface Chamada {
  ctx: CtxCliente
  input: {
    codigo: string
    versao: number
    outro: string
    versaoDoOutro: number
    doOutro: readonly CampoDaUniaoDeTutores[]
  }
}

const EMPRESA = { tipo: 'EMPRESA' } as const

/** The CPF stays with who has it; two of them are two people. */
function cpfDosDois(mantido: FichaDoTutor, outro: FichaDoTutor): string | null {
  if (mantido.cpf !== null && outro.cpf !== null)
    throw new ErroDeDominio('VALIDACAO', {
      campos: { outro: 'Cada um tem o seu CPF: são duas pessoas, e os cadastros não podem ser unidos.' },
    })
  return mantido.cpf ?? outro.cpf
}

/** Makes one of two records of the same person. Everything in one transaction; the trail of both says what moved. */
export async function unirTutores({ ctx, input }: Chamada): Promise<TutorCompleto> {
  const { tx, cliente } = ctx
  const { codigo, outro: codigoDoOutro } = input
  exigirDiferentes(codigo, codigoDoOutro)
  await travarParaUnir(ctx, 'tutor', [codigo, codigoDoOutro])
  const antes = exigir(await fichaDoTutor(tx, cliente, EMPRESA, codigo))
  const outro = exigir(await fichaDoTutor(tx, cliente, EMPRESA, codigoDoOutro))
  exigirInteiro(antes)
  exigirInteiro(outro)
  await exigirVersaoAtual(ctx, 'tutor', antes, input.versao)
  await exigirVersaoAtual(ctx, 'tutor', outro, input.versaoDoOutro)
  const cpf = cpfDosDois(antes, outro)

  const escolhido = { ...escolher(antes, outro, PARTES_DA_UNIAO_DE_TUTORES, input.doOutro), cpf }
  await marcarTutorUnido(tx, cliente, { codigo: codigoDoOutro, em: codigo, agora: ctx.agora.toString() })
  await juntarAnimais(tx, cliente, { de: codigoDoOutro, para: codigo })
  const movidos = await moverReferencias(ctx, 'tutor', { de: codigoDoOutro, para: codigo })
  // After the moves: a new name goes to the animals that are its own by then.
  await gravarUniaoNoTutor(
    tx,
    cliente,
    codigo,
    colunasDe({
      ...escolhido,
      cidade: escolhido.cidade?.codigo ?? null,
      parceiro: escolhido.parceiro?.codigo ?? null,
    }),
  )
  const depois = exigir(await fichaDoTutor(tx, cliente, EMPRESA, codigo))
  auditarUniao(ctx, 'tutor', {
    mantido: depois,
    unido: outro,
    mudancas: diferencas(paraTrilha(antes), paraTrilha(depois)),
    ficha: paraTrilha(outro),
    movidos,
  })
  return { ...depois, permissoes: permissoesDaFicha(ctx.ator, EMPRESA, depois) }
}
