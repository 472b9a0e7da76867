import type { ContratoDaApi } from '@vetlume/dominio/api'
import type { AcaoDoAtendimento } from '@vetlume/dominio/atendimento'
import type { EntradaDe } from '@vetlume/dominio/contrato'
import { randomInt, randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Ambiente, Chamar } from './ambiente.ts'
import { contaBancaria, criarAnimal, unico, type Empresa } from './fabricas.ts'
import { aForca } from './estado-a-forca.ts'

/** A service of the company; without laudo unless asked, so that it can be concluded by itself. */
export async function criarServico(
  { db }: Ambiente,
  { cliente }: Empresa,
  dados: { preco_centavos?: number; exige_laudo?: boolean; ativo?: boolean } = {},
): Promise<string> {
  const { codigo } = await db
    .insertInto('servico')
    .values({
      cliente,
      nome: unico('Pressão arterial'),
      modalidade: 'PROCEDIMENTO',
      duracao_minutos: 15,
      preco_centavos: 10_000,
      exige_laudo: false,
      ...dados,
    })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  return codigo
}

/** A plain working hour of the day before the clock of the tests, which stands on a holiday: begun then, an exam is on call. */
const QUINTA_AO_MEIO_DIA = '2026-11-19T15:00:00.000Z'

/** An atendimento opened by the company for its specialist, straight from the API. */
export async function abrir(
  amb: Ambiente,
  empresa: Empresa,
  entrada: Partial<EntradaDe<ContratoDaApi['POST /atendimento']>> = {},
) {
  const animal = entrada.animal ?? (await criarAnimal(amb, empresa.cliente, { parceiro: empresa.parceiro })).animal
  const { status, corpo } = await empresa.como.CLIENTE('POST /atendimento', {
    animal,
    parceiro: empresa.parceiro,
    especialista: empresa.especialista,
    itens: [{ servico: empresa.servico }],
    // A test that opens two of one patient means two.
    outroExame: true,
    // With an appointment, its hour is that of the appointment.
    realizadoEm: entrada.agendamento == null ? QUINTA_AO_MEIO_DIA : null,
    ...entrada,
  })
  expect({ status, corpo }).toMatchObject({ status: 201 })
  return { ...corpo, animal }
}

/** Reads it again, so that the version is the current one, and acts. */
export async function agir(quem: Chamar, codigo: string, acao: AcaoDoAtendimento, motivo?: string) {
  const { corpo } = await quem('GET /atendimento/:codigo', { codigo })
  return quem('POST /atendimento/:codigo/transicao', {
    codigo,
    versao: corpo.versao,
    acao,
    ...(motivo === undefined ? {} : { motivo }),
  })
}

/** Every exam of it gets a laudo in that state, written straight into the table. */
export async function darLaudos(
  { db, relogio }: Ambiente,
  { cliente, especialista, usuarios }: Empresa,
  atendimento: string,
  estado: 'RASCUNHO' | 'ASSINADO' | 'ENTREGUE',
): Promise<void> {
  const agora = relogio.agora().toString()
  const itens = await db
    .selectFrom('atendimento_item')
    .select('codigo')
    .where('atendimento', '=', atendimento)
    .where('cancelado', '=', false)
    .execute()
  const assinatura =
    estado === 'RASCUNHO'
      ? {}
      : {
          documento: '{}',
          documento_sha256: randomUUID(),
          pdf_sha256: randomUUID(),
          assinado_em: agora,
          assinado_por: usuarios.ESPECIALISTA.codigo,
        }
  for (const { codigo: item } of itens) {
    await db
      .insertInto('laudo')
      .values({
        cliente,
        atendimento,
        item,
        especialista,
        estado,
        numero: randomInt(1, 2 ** 40),
        titulo: 'Laudo de teste',
        modalidade: 'ULTRASSONOGRAFIA',
        conteudo: '{}',
        criado_em: agora,
        alterado_em: agora,
        ...assinatura,
        ...(estado === 'RASCUNHO' ? {} : { codigo_verificacao: randomUUID() }),
      })
      .execute()
  }
}

/** Opened, started, with signed laudos, concluded: there is a receivable and a repasse for each item. */
export async function concluido(
  amb: Ambiente,
  empresa: Empresa,
  entrada: Parameters<typeof abrir>[2] = {},
): Promise<string> {
  const { codigo } = await abrir(amb, empresa, entrada)
  await agir(empresa.como.CLIENTE, codigo, 'iniciar')
  await darLaudos(amb, empresa, codigo, 'ASSINADO')
  const { status, corpo } = await agir(empresa.como.CLIENTE, codigo, 'concluir')
  expect({ status, corpo }).toMatchObject({ status: 200 })
  return codigo
}

/** What the database knows about the money of an atendimento. */
export async function dinheiroDe({ db }: Ambiente, atendimento: string) {
  const titulos = await db
    .selectFrom('titulo')
    .selectAll()
    .where('atendimento', '=', atendimento)
    .orderBy('numero')
    .execute()
  const repasses = await db
    .selectFrom('repasse')
    .selectAll()
    .where('atendimento', '=', atendimento)
    .orderBy('codigo')
    .execute()
  return {
    titulos,
    repasses,
    vivos: titulos.filter(({ estado }) => !['CANCELADO', 'ESTORNADO'].includes(estado)),
    repassesVivos: repasses.filter(({ estado }) => estado !== 'CANCELADO'),
  }
}

/** Pays part or all of a title, straight in the tables. */
export async function pagar(
  { db, relogio }: Ambiente,
  titulo: { cliente: string; codigo: string; valor_centavos: number },
  valor = titulo.valor_centavos,
  taxa = 0,
): Promise<void> {
  const agora = relogio.agora().toString()
  await db
    .insertInto('pagamento')
    .values({
      cliente: titulo.cliente,
      titulo: titulo.codigo,
      valor_centavos: valor,
      taxa_centavos: taxa,
      metodo: 'PIX',
      conta_financeira: contaBancaria(titulo.cliente),
      pago_em: agora.slice(0, 10),
      criado_em: agora,
    })
    .execute()
  await db
    .updateTable('titulo')
    .set({ pago_centavos: valor, estado: aForca(valor === titulo.valor_centavos ? 'PAGO' : 'PARCIAL') })
    .where('codigo', '=', titulo.codigo)
    .execute()
}
