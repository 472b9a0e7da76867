import {
  juntarAlertas,
  MAXIMO_DE_OUTROS_TUTORES,
  PARTES_DA_UNIAO_DE_ANIMAIS,
  type AnimalCompleto,
  type AnimalDuplicado,
  type CampoDaUniaoDeAnimais,
} from '@vetlume/dominio/animal'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { CtxCliente } from '../../context.ts'
import { diferencas } from '../../infra/auditoria.ts'
import { exigir } from '../../infra/banco/index.ts'
import { exigirVersaoAtual } from '../cadastros/index.ts'
import {
  auditarUniao,
  escolher,
  exigirDiferentes,
  exigirInteiro,
  moverReferencias,
  segurarTutores,
  travarParaUnir,
} from '../tutor/index.ts'
import { conferirDatas, paraTrilha, responderFicha } from './ficha.ts'
import {
  atualizarAnimal,
  colunasDe,
  fichaDoAnimal,
  gravarOutrosTutores,
  tutoresDoAnimal,
  type FichaDoAnimal,
} from './queries.ts'
import { atualizarPesoAtual } from './queries-peso.ts'
import { animaisParecidos, chavesDaFoto, marcarAnimalUnido, temAgendamentosSobrepostos } from './queries-uniao.ts'

type Campo = Exclude<CampoDaUniaoDeAnimais, 'foto'>

interface Entrada {
  codigo: string
  versao: number
  outro: string
  versaoDoOutro: number
  doOutro: readonly CampoDaUniaoDeAnimais[]
}

const EMPRESA = { tipo: 'EMPRESA' } as const

/** Both records, locked, whole, as the person saw them, and of the same species. */
async function abrirOsDois(ctx: CtxCliente, { codigo, outro, versao, versaoDoOutro }: Entrada) {
  const { tx, cliente } = ctx
  exigirDiferentes(codigo, outro)
  const tutores = [...(await tutoresDoAnimal(tx, cliente, codigo)), ...(await tutoresDoAnimal(tx, cliente, outro))]
  await segurarTutores(tx, cliente, [...new Set(tutores)])
  await travarParaUnir(ctx, 'animal', [codigo, outro])
  const mantido = exigir(await fichaDoAnimal(tx, cliente, EMPRESA, codigo))
  const unido = exigir(await fichaDoAnimal(tx, cliente, EMPRESA, outro))
  exigirInteiro(mantido)
  exigirInteiro(unido)
  await exigirVersaoAtual(ctx, 'animal', mantido, versao)
  await exigirVersaoAtual(ctx, 'animal', unido, versaoDoOutro)
  if (mantido.especie.codigo !== unido.especie.codigo)
    throw new ErroDeDominio('VALIDACAO', {
      campos: { outro: 'São de espécies diferentes: não podem ser o mesmo animal.' },
    })
  if (await temAgendamentosSobrepostos(tx, cliente, [codigo, outro]))
    throw new ErroDeDominio('HORARIO_OCUPADO', {
      mensagem: 'Os dois têm agendamento no mesmo horário. Cancele ou mude um deles antes de unir.',
    })
  return { mantido, unido }
}

/** Every tutor of the two stays: who is not the main one is another tutor. */
const todosOsTutores = (mantido: FichaDoAnimal, unido: FichaDoAnimal): string[] => [
  ...new Set(
    [mantido.tutor, ...mantido.outrosTutores, unido.tutor, ...unido.outrosTutores].map(({ codigo }) => codigo),
  ),
]

/** A record with more tutors than its form takes could not be saved again. */
function exigirQueCaibam(outros: readonly string[]): void {
  if (outros.length <= MAXIMO_DE_OUTROS_TUTORES) return
  throw new ErroDeDominio('VALIDACAO', {
    campos: {
      outro: `Juntos, têm mais de ${MAXIMO_DE_OUTROS_TUTORES} tutores além do principal. Retire algum antes de unir.`,
    },
  })
}

/**
 * Makes one of two records of the same animal, in one transaction: exams, appointments, files and weighings of the other
 * become this one's. Signed laudos stay as they were signed, name included; they are found under this one by their exam.
 */
export async function unirAnimais({ ctx, input }: { ctx: CtxCliente; input: Entrada }): Promise<AnimalCompleto> {
  const { tx, cliente } = ctx
  const { codigo, outro, doOutro } = input
  const { mantido, unido } = await abrirOsDois(ctx, input)
  const fotoDoOutro = await chavesDaFoto(tx, cliente, outro)
  const doFormulario = doOutro.filter((campo): campo is Campo => campo !== 'foto')
  const dados = {
    ...escolher(mantido, unido, PARTES_DA_UNIAO_DE_ANIMAIS, doFormulario),
    alerta: juntarAlertas(mantido.alerta, unido.alerta),
  }

  conferirDatas(ctx, dados)
  const outros = todosOsTutores(mantido, unido).filter((tutor) => tutor !== dados.tutor.codigo)
  exigirQueCaibam(outros)

  await marcarAnimalUnido(tx, cliente, { codigo: outro, em: codigo, agora: ctx.agora.toString() })
  await gravarOutrosTutores(tx, cliente, codigo, outros)
  await gravarOutrosTutores(tx, cliente, outro, [])
  const movidos = await moverReferencias(ctx, 'animal', { de: outro, para: codigo })
  await atualizarAnimal(tx, cliente, codigo, {
    ...colunasDe({
      ...dados,
      outrosTutores: outros,
      especie: dados.especie.codigo,
      raca: dados.raca?.codigo ?? null,
      tutor: dados.tutor.codigo,
      parceiro: dados.parceiro?.codigo ?? null,
      planoSaude: dados.planoSaude?.codigo ?? null,
    }),
    ...(doOutro.includes('foto') ? fotoDoOutro : {}),
  })
  if (movidos['animal_peso'] !== undefined) await atualizarPesoAtual(tx, cliente, codigo)

  const depois = exigir(await fichaDoAnimal(tx, cliente, EMPRESA, codigo))
  auditarUniao(ctx, 'animal', {
    mantido: depois,
    unido,
    mudancas: diferencas(paraTrilha(mantido), paraTrilha(depois)),
    ficha: paraTrilha(unido),
    movidos,
  })
  return responderFicha(ctx, EMPRESA, depois)
}

/** Animals who may be the same as this one, for somebody to compare. */
export async function listarAnimaisDuplicados({
  ctx: { tx, cliente },
  input: { codigo },
}: {
  ctx: CtxCliente
  input: { codigo: string }
}): Promise<AnimalDuplicado[]> {
  const { unidoA } = exigir(await fichaDoAnimal(tx, cliente, EMPRESA, codigo))
  return unidoA === null ? animaisParecidos(tx, cliente, codigo) : []
}
