import { ZONA_PADRAO } from '@vetlume/dominio/constantes'
import { emTransacao, type Banco } from '../../../apps/api/src/infra/banco/index.ts'
import { sortearAnimais, type AnimalSorteado } from './animais.ts'
import { cpfSorteado } from './documentos.ts'
import type { EmpresaDemo } from './empresas.ts'
import type { ParceiroSemeado } from './clinicas.ts'
import type { Mundo } from './mundo.ts'
import { ENDERECOS, TUTORES, TUTOR_ESTRANGEIRO } from './pessoas.ts'

export interface AnimalSemeado extends AnimalSorteado {
  codigo: string
  parceiro: string
  /** Health plan that pays for it, with its card; null when the clinic pays. */
  plano: string | null
}

type Local = { cliente: string; demo: EmpresaDemo; parceiros: readonly ParceiroSemeado[] }

const semAcento = (texto: string) =>
  texto
    .normalize('NFD')
    .replace(/[^a-zA-Z ]/g, '')
    .toLowerCase()

function emailDe(nome: string, numero: number): string {
  const partes = semAcento(nome).split(' ')
  return `${partes[0]}.${partes.at(-1)}${numero}@exemplo.com.br`
}

/** Each tutor takes the animals to one clinic, in turn. */
async function inserirTutores(tx: Banco, { sorteio, agora }: Mundo, { cliente, demo, parceiros }: Local) {
  const linhas = TUTORES.slice(-demo.tutores).map((nome, indice) => {
    const { cep, logradouro, bairro, cidade } = sorteio.escolher(ENDERECOS)
    const celular = `+55119${sorteio.digitos(8)}`
    const estrangeiro = nome === TUTOR_ESTRANGEIRO
    return {
      cliente,
      nome,
      estrangeiro,
      cpf: estrangeiro ? null : cpfSorteado(sorteio),
      telefone: celular,
      whatsapp: celular,
      email: sorteio.chance(80) ? emailDe(nome, indice + 1) : null,
      cep,
      logradouro,
      bairro,
      cidade,
      numero: String(sorteio.inteiro(10, 1_900)),
      complemento: sorteio.chance(40) ? `Apto ${sorteio.inteiro(11, 184)}` : null,
      parceiro: parceiros[indice % parceiros.length]?.codigo ?? null,
      criado_em: agora.subtract({ hours: 24 * sorteio.inteiro(91, 119) }).toString(),
    }
  })
  return tx.insertInto('tutor').values(linhas).returning(['codigo', 'parceiro', 'criado_em']).execute()
}

async function catalogoDeRacas(
  tx: Banco,
): Promise<(especie: string, raca: string) => { especie: string; raca: string }> {
  const linhas = await tx
    .selectFrom('raca')
    .innerJoin('especie', 'especie.codigo', 'raca.especie')
    .select([
      'especie.nome as especie',
      'especie.codigo as codigoEspecie',
      'raca.nome as raca',
      'raca.codigo as codigoRaca',
    ])
    .execute()
  return (especie, raca) => {
    const achada = linhas.find((linha) => linha.especie === especie && linha.raca === raca)
    if (achada === undefined) throw new RangeError(`breed not in the base data: ${especie}, ${raca}`)
    return { especie: achada.codigoEspecie, raca: achada.codigoRaca }
  }
}

interface Sorteado {
  animal: AnimalSorteado
  tutor: Awaited<ReturnType<typeof inserirTutores>>[number]
  plano: string | null
}

/** The first round gives an animal to each tutor; the rest go to those who like company. */
function distribuirAnimais(
  { sorteio }: Mundo,
  quantidade: number,
  tutores: readonly Sorteado['tutor'][],
  plano: string | null,
): Sorteado[] {
  return sortearAnimais(sorteio, quantidade).map((animal, indice) => ({
    animal,
    tutor: tutores[indice] ?? sorteio.escolher(tutores),
    plano: sorteio.chance(12) ? plano : null,
  }))
}

type RacaDe = Awaited<ReturnType<typeof catalogoDeRacas>>

function linhaDoAnimal({ sorteio, agora }: Mundo, cliente: string, racaDe: RacaDe, { animal, tutor, plano }: Sorteado) {
  const hoje = agora.toZonedDateTimeISO(ZONA_PADRAO).toPlainDate()
  return {
    cliente,
    nome: animal.nome,
    ...racaDe(animal.especie, animal.raca),
    sexo: animal.sexo,
    castrado: animal.castrado,
    nascimento: hoje.subtract({ years: animal.idade, days: sorteio.inteiro(0, 360) }).toString(),
    nascimento_presumido: sorteio.chance(30),
    pelagem: animal.pelagem,
    microchip: animal.microchip,
    alerta: animal.alerta,
    plano_saude: plano,
    carteirinha: plano === null ? null : sorteio.digitos(10),
    plano_desde: plano === null ? null : hoje.subtract({ months: 12 + animal.idade }).toString(),
    tutor: tutor.codigo,
    parceiro: tutor.parceiro,
    peso_gramas: animal.pesoGramas,
    criado_em: tutor.criado_em,
  }
}

/** Tutors and animals of a company: most tutors have one animal, some have more. */
export async function cadastrarPacientes(mundo: Mundo, local: Local): Promise<AnimalSemeado[]> {
  const { cliente, demo } = local
  return emTransacao(mundo.db, { papel: 'cliente', cliente }, async (tx) => {
    const tutores = await inserirTutores(tx, mundo, local)
    const racaDe = await catalogoDeRacas(tx)
    const plano = await tx
      .selectFrom('plano_saude')
      .select('codigo')
      .where('ativo', '=', true)
      .orderBy('nome')
      .executeTakeFirst()
    const sorteados = distribuirAnimais(mundo, demo.animais, tutores, plano?.codigo ?? null)
    const criados = await tx
      .insertInto('animal')
      .values(sorteados.map((sorteado) => linhaDoAnimal(mundo, cliente, racaDe, sorteado)))
      .returning('codigo')
      .execute()
    return criados.flatMap(({ codigo }, indice) => {
      const sorteado = sorteados[indice]
      if (sorteado === undefined || sorteado.tutor.parceiro === null) return []
      return [{ ...sorteado.animal, codigo, parceiro: sorteado.tutor.parceiro, plano: sorteado.plano }]
    })
  })
}
