import { CONTRATO_DA_API } from '@vetlume/dominio/api'
import type { Perfil } from '@vetlume/dominio/menu'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente, type Chamar } from './ambiente.ts'
import { SIMPLES_DA_EMPRESA } from './cadastros.ts'
import { abrir, criarServico } from './atendimentos.ts'
import { crmvUnico, cnpjUnico, criarAnimal, criarEmpresa, criarUsuario, unico, type Empresa } from './fabricas.ts'
import { MATRIZ, type Cenario } from './matriz/index.ts'
import { montarCenario } from './matriz/montar-cenario.ts'
import { imagemDeTeste } from './percurso.ts'

// People of the same company who must not see each other's work: another partner clinic and another specialist.

let amb: Ambiente
let empresa: Empresa
let c: Cenario
let outros: Record<'PARCEIRO' | 'ESPECIALISTA', Chamar>
let arquivo: { nome: string; bytes: Uint8Array }

async function outraClinica(): Promise<Chamar> {
  const { cliente } = empresa
  const { codigo: parceiro } = await amb.db
    .insertInto('parceiro')
    .values({ cliente, nome: unico('Clínica Y'), razao_social: 'Y Ltda', documento: cnpjUnico() })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  const { codigo: usuario } = await criarUsuario(amb, ['PARCEIRO'])
  return amb.como({ usuario, perfis: ['PARCEIRO'], cliente, parceiro })
}

async function outroEspecialista(): Promise<Chamar> {
  const { cliente } = empresa
  const { codigo: especialista } = await amb.db
    .insertInto('especialista')
    .values({ cliente, nome: unico('Dr. Outro'), crmv_uf: 'SP', crmv_numero: crmvUnico() })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  const { codigo: usuario } = await criarUsuario(amb, ['ESPECIALISTA'])
  return amb.como({ usuario, perfis: ['ESPECIALISTA'], cliente, especialista })
}

beforeAll(async () => {
  amb = await abrirAmbiente()
  c = await montarCenario(amb)
  empresa = c.empresa
  await amb.tarefas.esvaziar()
  outros = { PARCEIRO: await outraClinica(), ESPECIALISTA: await outroEspecialista() }
  arquivo = { nome: 'imagem.jpg', bytes: await imagemDeTeste() }
})
afterAll(() => amb.fechar())

type Chave = keyof typeof MATRIZ
interface Linha {
  quem: readonly Perfil[] | string
  entrada: (c: Cenario) => unknown
  alheia?: number
  arquivo?: true
}
const linhaDe = (chave: Chave) => MATRIZ[chave] as unknown as Linha

const rotas = (perfil: Perfil) =>
  (Object.keys(CONTRATO_DA_API) as Chave[]).filter((chave) => linhaDe(chave).quem.includes(perfil))

// Everybody in the company knows who examines and what it costs to ask; the fields that are not theirs come empty. What is only a
// registry of it is read by all who read such registries.
const DE_TODOS = new Set<string>([
  'POST /atendimento/preco',
  'GET /especialista/:codigo',
  ...SIMPLES_DA_EMPRESA.map(([nome]) => `GET /${nome}/:codigo`),
])

describe.each(['PARCEIRO', 'ESPECIALISTA'] as const)('outro %s da mesma empresa', (perfil) => {
  it.each(rotas(perfil))('%s', async (chave) => {
    const linha = linhaDe(chave)
    const { status, corpo } = await outros[perfil](chave, linha.entrada(c) as never, linha.arquivo ? { arquivo } : {})
    const texto = JSON.stringify(corpo ?? null)
    const { tutor, animal, atendimento, item, laudo, imagem, receber } = c
    for (const marca of [tutor, animal, atendimento, item, laudo, imagem, receber]) expect(texto).not.toContain(marca)
    // A specialist of the company enters it; the clinic's people enter their clinic only.
    if (chave === 'POST /auth/contexto') expect(status).toBe(perfil === 'ESPECIALISTA' ? 200 : 404)
    else if (linha.alheia !== undefined && !DE_TODOS.has(chave)) expect([status, texto]).toEqual([linha.alheia, texto])
  })
})

describe('o que fica registrado', () => {
  const acessos = async (entidade: string, registro: string) =>
    (
      await amb.db
        .selectFrom('acesso_clinico')
        .select('usuario')
        .where('entidade', '=', entidade)
        .where('registro', '=', registro)
        .execute()
    ).map(({ usuario }) => usuario)

  it('quem baixa o PDF de um link sem abrir a página também deixa rastro', async () => {
    const antes = (await acessos('laudo', c.laudo)).length
    const [aberturas] = (await empresa.como.CLIENTE('GET /laudo/:codigo/compartilhamentos', { codigo: c.laudo })).corpo
    expect((await amb.semToken('POST /laudo-compartilhado/arquivo', { chave: c.chave })).status).toBe(200)
    expect(await acessos('laudo', c.laudo)).toHaveLength(antes + 1)
    const [depois] = (await empresa.como.CLIENTE('GET /laudo/:codigo/compartilhamentos', { codigo: c.laudo })).corpo
    expect(depois?.aberturas).toBe((aberturas?.aberturas ?? 0) + 1)
  })

  it('baixar um anexo e ler o histórico de uma ficha são leituras de dado clínico', async () => {
    const { ESPECIALISTA } = empresa.como
    const { codigo: usuario } = empresa.usuarios.ESPECIALISTA
    const { codigo: anexo } = (
      await ESPECIALISTA('POST /atendimento/:codigo/anexo', { codigo: c.atendimento }, { arquivo })
    ).corpo
    const antes = (await acessos('atendimento', c.atendimento)).length
    expect((await ESPECIALISTA('GET /atendimento/:codigo/anexo/:anexo', { codigo: c.atendimento, anexo })).status).toBe(
      200,
    )
    expect(await acessos('atendimento', c.atendimento)).toHaveLength(antes + 1)
    expect(
      (await ESPECIALISTA('GET /historico', { entidade: 'tutor', registro: c.tutor })).corpo.itens.length,
    ).toBeGreaterThan(0)
    expect(await acessos('tutor', c.tutor)).toContain(usuario)
  })
})

describe('preço', () => {
  it('a clínica não escolhe pagar o preço de um plano que não é quem paga', async () => {
    const { cliente } = empresa
    const servico = await criarServico(amb, empresa, { preco_centavos: 30_000 })
    const { codigo: planoSaude } = await amb.db
      .insertInto('plano_saude')
      .values({ operadora: unico('Op'), nome: 'Barato', tipo: 'CREDENCIADO' })
      .returning('codigo')
      .executeTakeFirstOrThrow()
    await amb.db
      .insertInto('plano_saude_preco')
      .values({ cliente, plano_saude: planoSaude, servico, centavos: 100 })
      .execute()
    const pedido = { animal: c.animal, planoSaude, itens: [{ servico }] }
    const previsto = (await empresa.como.PARCEIRO('POST /atendimento/preco', { planoSaude, itens: pedido.itens })).corpo
    const { codigo } = (await empresa.como.PARCEIRO('POST /atendimento', pedido)).corpo
    const lido = (await empresa.como.CLIENTE('GET /atendimento/:codigo', { codigo })).corpo
    expect([previsto.totalCentavos, lido.totalCentavos, lido.modoCobranca, lido.planoSaude?.codigo]).toEqual([
      30_000,
      30_000,
      'A_VISTA',
      planoSaude,
    ])
    const editado = await empresa.como.PARCEIRO('PUT /atendimento/:codigo', {
      codigo,
      versao: lido.versao,
      planoSaude,
      itens: [{ servico }],
    })
    expect(editado.status).toBe(200)
    expect((await empresa.como.CLIENTE('GET /atendimento/:codigo', { codigo })).corpo.totalCentavos).toBe(30_000)
  })
})

it('no plano grátis cada pessoa vê as próprias simulações, no painel como na lista', async () => {
  const { cliente } = empresa
  const simular = (nome: string, criado_por: string) =>
    amb.db
      .insertInto('simulacao')
      .values({
        cliente,
        nome,
        custo_centavos: 1,
        preco_centavos: 2,
        margem_bp: 1,
        entrada: '{}',
        criado_por,
        criado_em: amb.relogio.agora().toString(),
      })
      .execute()
  await simular('da colega', empresa.usuarios.CLIENTE.codigo)
  await simular('minha', empresa.usuarios.CLIENTE_BASE.codigo)
  const painel = (await empresa.como.CLIENTE_BASE('GET /dashboard', {})).corpo
  expect(painel).toMatchObject({ simulacoes: { quantidade: 2, recentes: [{ nome: 'minha' }, { nome: 'Da matriz' }] } })
})

it('ninguém pede exame de bicho de outra clínica, nem o liga ao próprio pedido depois', async () => {
  const proprio = await abrir(amb, empresa)
  const { status } = await outros.PARCEIRO('POST /atendimento', {
    animal: proprio.animal,
    itens: [{ servico: empresa.servico }],
  })
  expect(status).toBe(422)
  const animal = { nome: 'Intruso', especie: c.animal, sexo: 'MACHO' as const, tutor: c.tutor }
  expect((await outros.PARCEIRO('POST /animal', animal)).status).toBe(422)
})

it('um perfil que não vê bichos não alarga o alcance de outro que vê os seus', async () => {
  const { cliente, especialista } = await criarEmpresa(amb)
  const { codigo: usuario } = await criarUsuario(amb, ['CLIENTE_BASE', 'ESPECIALISTA'])
  const { animal } = await criarAnimal(amb, cliente)
  const quem = await amb.como({ usuario, perfis: ['CLIENTE_BASE', 'ESPECIALISTA'], cliente, especialista })
  expect((await quem('GET /animal', {})).corpo.itens).toEqual([])
  expect((await quem('GET /tutor', {})).corpo.itens).toEqual([])
  expect((await quem('GET /animal/:codigo', { codigo: animal })).status).toBe(404)
})
