import type { Ambiente } from '../ambiente.ts'
import { cpfUnico, criarAnimal, criarEmpresa, crmvUnico, unico } from '../fabricas.ts'
import type { Apontados } from './tipos.ts'

/** Runs `criar` once for each place of the tuple. */
async function varios<const T extends readonly unknown[]>(lugares: T, criar: () => Promise<string>) {
  const feitos: string[] = []
  for (const _ of lugares) feitos.push(await criar())
  return feitos as unknown as { readonly [I in keyof T]: string }
}

const DOIS = [0, 1] as const

/** What the forms point at, made through the API as a company and the operator make it. */
export async function prepararApontados(amb: Ambiente): Promise<Apontados> {
  const empresa = await criarEmpresa(amb)
  const { CLIENTE: cliente, ADMIN: admin } = empresa.como
  const { corpo: nova } = await admin('POST /especie', { nome: unico('Espécie') })
  const especie = nova.codigo
  const especialidades = await varios(
    DOIS,
    async () => (await cliente('POST /especialidade', { nome: unico('Esp') })).corpo.codigo,
  )
  const novoServico = {
    modalidade: 'ULTRASSONOGRAFIA',
    precoCentavos: 10_000,
    especialidade: especialidades[0],
  } as const
  const { corpo: grupo } = await admin('POST /grupo-despesa', {
    nome: unico('Grupo'),
    linhaDre: 'DESPESAS_OPERACIONAIS',
    ordem: 9_000,
  })
  const animais = [await criarAnimal(amb, empresa.cliente), await criarAnimal(amb, empresa.cliente)] as const
  return {
    empresa,
    especie,
    especialidades,
    animais: [animais[0].animal, animais[1].animal],
    tutores: [animais[0].tutor, animais[1].tutor],
    racas: await varios(DOIS, async () => (await admin('POST /raca', { nome: unico('Raça'), especie })).corpo.codigo),
    especialistas: await varios(DOIS, async () => {
      const dados = {
        nome: unico('Dra.'),
        crmvUf: 'SP',
        crmvNumero: crmvUnico(),
        especialidade: especialidades[0],
      } as const
      return (await cliente('POST /especialista', dados)).corpo.codigo
    }),
    parceiros: await varios(DOIS, async () => {
      const dados = { nome: unico('Clínica'), razaoSocial: unico('Clínica Ltda'), documento: cpfUnico() }
      return (await cliente('POST /parceiro', dados)).corpo.codigo
    }),
    servicos: await varios(
      [0, 1, 2, 3] as const,
      async () => (await cliente('POST /servico', { nome: unico('Exame'), ...novoServico })).corpo.codigo,
    ),
    equipamentos: await varios(
      DOIS,
      async () => (await cliente('POST /equipamento', { nome: unico('Aparelho') })).corpo.codigo,
    ),
    tabelas: await varios(
      DOIS,
      async () => (await cliente('POST /tabela-preco', { nome: unico('Tabela') })).corpo.codigo,
    ),
    modelos: await varios(
      DOIS,
      async () => (await cliente('POST /modelo-documento', { nome: unico('Modelo'), tipo: 'LAUDO' })).corpo.codigo,
    ),
    planosDeSaude: await varios(DOIS, async () => {
      const dados = { operadora: unico('Operadora'), nome: 'Básico', tipo: 'CREDENCIADO' } as const
      return (await admin('POST /plano-saude', dados)).corpo.codigo
    }),
    planos: await varios(
      DOIS,
      async () =>
        (await admin('POST /plano', { nome: unico('Plano'), mensalCentavos: 1, anualCentavos: 1 })).corpo.codigo,
    ),
    tiposDeDespesa: await varios(
      DOIS,
      async () => (await admin('POST /tipo-despesa', { nome: unico('Tipo'), grupo: grupo.codigo })).corpo.codigo,
    ),
    grupos: await varios(DOIS, async () => {
      const dados = { nome: unico('Grupo'), linhaDre: 'DESPESAS_OPERACIONAIS', ordem: 9_000 } as const
      return (await admin('POST /grupo-despesa', dados)).corpo.codigo
    }),
  }
}
