import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { assinado, assinar, conteudo, corpo, escrever, lerComo } from '../../../teste/laudo/cenario.ts'
import { lerPdf } from '../../../teste/pdf/ler-pdf.ts'
import { escalarCriticos } from './escalar-criticos.ts'

let amb: Ambiente
let empresa: Empresa

beforeAll(async () => {
  amb = await abrirAmbiente()
})
beforeEach(async () => {
  amb.relogio.fixar('2026-11-20T12:00:00Z')
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

/** Tokens last fifteen minutes. */
async function esperar(minutes: number): Promise<void> {
  amb.relogio.avancar({ minutes })
  for (const perfil of ['CLIENTE', 'ESPECIALISTA', 'PARCEIRO'] as const)
    empresa.como[perfil] = await amb.como({
      usuario: empresa.usuarios[perfil].codigo,
      perfis: [perfil],
      ...empresa.lugares[perfil],
    })
}
const ler = (codigo: string) => lerComo(empresa, 'ESPECIALISTA', codigo)
const bloco = async (codigo: string) => (await ler(codigo)).documento?.achadoCritico
async function salvar(codigo: string, critico: boolean, titulo = 'Ultrassom') {
  const { versao } = await ler(codigo)
  corpo(
    await empresa.como.ESPECIALISTA('PUT /laudo/:codigo', { codigo, versao, titulo, critico, conteudo: conteudo() }),
  )
}
const clinica = async () =>
  (
    await amb.db
      .selectFrom('parceiro')
      .select('nome')
      .where('cliente', '=', empresa.cliente)
      .where('codigo', '=', empresa.parceiro)
      .executeTakeFirstOrThrow()
  ).nome
async function retificar(codigo: string): Promise<string> {
  return corpo(await empresa.como.ESPECIALISTA('POST /laudo/:codigo/retificar', { codigo, motivo: 'Lado' })).codigo
}
async function assinarDeNovo(codigo: string) {
  const { versao } = await ler(codigo)
  corpo(await assinar(empresa, { codigo, versao }))
}

it('guarda quando foi marcado: salvar de novo não muda, desmarcar apaga, marcar de novo conta de novo', async () => {
  const { codigo } = await escrever(amb, empresa, { critico: false })
  const marcadoEm = async () => (await ler(codigo)).criticoMarcadoEm
  expect(await marcadoEm()).toBeNull()
  await esperar(5)
  await salvar(codigo, true)
  expect(await marcadoEm()).toBe('2026-11-20T12:05:00.000Z')
  await esperar(5)
  await salvar(codigo, true, 'Outro título')
  expect(await marcadoEm()).toBe('2026-11-20T12:05:00.000Z')
  await salvar(codigo, false)
  expect(await marcadoEm()).toBeNull()
  await esperar(5)
  await salvar(codigo, true)
  expect(await marcadoEm()).toBe('2026-11-20T12:15:00.000Z')
})

it('o que houve até a assinatura está no documento; o que vem depois, na tela, sem mudar um byte do assinado', async () => {
  const { codigo } = await assinado(amb, empresa, { critico: true })
  const pdf = async () => (await empresa.como.CLIENTE('GET /laudo/:codigo/pdf', { codigo })).bytes
  const [antes, assinadoAntes] = [await bloco(codigo), await pdf()]
  expect(lerPdf(assinadoAntes).paginas.flat().join(' ')).toMatch(
    /Impressão diagnóstica.*Comunicação de achado crítico 20\/11\/2026 às 09:00 Marcado como achado crítico\..*Assinado eletronicamente/,
  )
  expect(antes).toEqual([{ quando: '20/11/2026 às 09:00', texto: 'Marcado como achado crítico.' }])
  await esperar(61)
  await escalarCriticos({ db: amb.db, agora: amb.relogio.agora(), servicos: amb.servicos })
  await esperar(9)
  corpo(await empresa.como.PARCEIRO('POST /laudo/:codigo/confirmar', { codigo }))
  const depois = await lerComo(empresa, 'CLIENTE', codigo)
  expect(depois).toMatchObject({
    criticoMarcadoEm: '2026-11-20T12:00:00.000Z',
    criticoEscaladoEm: '2026-11-20T13:01:00.000Z',
    criticoConfirmadoEm: '2026-11-20T13:10:00.000Z',
    criticoConfirmadoPor: expect.stringMatching(/\S/),
  })
  expect(await bloco(codigo)).toEqual(antes)
  expect((await pdf()).equals(assinadoAntes)).toBe(true)
})

it('a nova edição conta o que se comunicou da anterior: entrega, aviso de novo e quem confirmou', async () => {
  const { codigo } = await assinado(amb, empresa, { critico: true })
  await esperar(61)
  await escalarCriticos({ db: amb.db, agora: amb.relogio.agora(), servicos: amb.servicos })
  await esperar(9)
  corpo(await empresa.como.PARCEIRO('POST /laudo/:codigo/confirmar', { codigo }))
  const { criticoConfirmadoPor: por } = await ler(codigo)
  const nome = await clinica()
  const segunda = await retificar(codigo)
  await esperar(20)
  await assinarDeNovo(segunda)
  const contado = [
    { quando: '20/11/2026 às 09:00', texto: 'Marcado como achado crítico.' },
    { quando: '20/11/2026 às 09:00', texto: `1ª edição entregue a ${nome}.` },
    {
      quando: '20/11/2026 às 10:01',
      texto: 'Sem confirmação no prazo: a empresa e a clínica foram avisadas de novo.',
    },
    { quando: '20/11/2026 às 10:10', texto: `Leitura confirmada por ${por}, de ${nome}.` },
  ]
  expect(await bloco(segunda)).toEqual(contado)
  const terceira = await retificar(segunda)
  await salvar(terceira, false)
  await assinarDeNovo(terceira)
  expect(await bloco(terceira)).toEqual([
    ...contado,
    { quando: '20/11/2026 às 10:30', texto: `2ª edição entregue a ${nome}.` },
    { quando: '20/11/2026 às 10:30', texto: 'Não é mais achado crítico na 3ª edição.' },
  ])
})

it('marcado só na nova edição, diz a marca dela; nunca marcado, não há bloco', async () => {
  const { codigo } = await assinado(amb, empresa)
  expect(await bloco(codigo)).toBeUndefined()
  const segunda = await retificar(codigo)
  await esperar(7)
  await salvar(segunda, true)
  await assinarDeNovo(segunda)
  expect(await bloco(segunda)).toEqual([{ quando: '20/11/2026 às 09:07', texto: 'Marcado como achado crítico.' }])
})

it('o banco recusa mudar a marca do que foi assinado, ou quem confirmou', async () => {
  const { codigo } = await assinado(amb, empresa, { critico: true })
  corpo(await empresa.como.PARCEIRO('POST /laudo/:codigo/confirmar', { codigo }))
  const mudar = (campos: object) =>
    amb.db
      .updateTable('laudo')
      .set(campos)
      .where('cliente', '=', empresa.cliente)
      .where('codigo', '=', codigo)
      .execute()
  for (const campos of [{ critico_marcado_em: '2026-11-20T11:00:00Z' }, { critico_confirmado_por: 'Outra' }])
    await expect(mudar(campos)).rejects.toThrow('laudo assinado')
})

it('o link diz se a clínica foi avisada e se confirmou, e nada de um laudo comum', async () => {
  const critico = async (codigo: string) => {
    const { url } = corpo(await empresa.como.CLIENTE('POST /laudo/:codigo/compartilhamentos', { codigo, dias: 7 }))
    return corpo(await amb.semToken('POST /laudo-compartilhado', { chave: url.split('#')[1] ?? '' })).critico
  }
  expect(await critico((await assinado(amb, empresa)).codigo)).toBeNull()
  const guardado = await assinado(amb, empresa, { critico: true, entregar: false })
  expect(await critico(guardado.codigo)).toEqual({ comunicado: false, confirmado: false })
  const { codigo } = await assinado(amb, empresa, { critico: true })
  expect(await critico(codigo)).toEqual({ comunicado: true, confirmado: false })
  corpo(await empresa.como.PARCEIRO('POST /laudo/:codigo/confirmar', { codigo }))
  expect(await critico(codigo)).toEqual({ comunicado: true, confirmado: true })
})
