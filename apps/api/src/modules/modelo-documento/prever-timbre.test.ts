import { afterAll, beforeAll, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { imagem } from '../../../teste/laudo/cenario.ts'

let amb: Ambiente
let empresa: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

const ROTA = 'POST /cliente/proprio/timbre/previa'
const DIGITADO = {
  razaoSocial: 'Vale Diagnóstico Ltda',
  nome: 'Clínica do Vale',
  documento: '11.222.333/0001-81',
  cor: '#0F766E',
  timbre: 'Atendemos aos sábados',
}
const svgDe = async (campos: object = {}) => {
  const { status, bytes, cabecalhos } = await empresa.como.CLIENTE(ROTA, { ...DIGITADO, ...campos })
  return { status, tipo: cabecalhos['content-type'], svg: bytes.toString() }
}

it('desenha o que se digita: cada campo do timbre muda a página, e a cor está nela', async () => {
  const { status, tipo, svg } = await svgDe()
  expect([status, tipo]).toEqual([200, 'image/svg+xml'])
  expect(svg.toLowerCase()).toContain('#0f766e')
  const vistas = new Set([svg])
  for (const campos of [
    { nome: 'Clínica da Serra' },
    { razaoSocial: 'Serra Ltda' },
    { timbre: null },
    { cor: '#7A1F5C' },
    { responsavelTecnico: 'Dra. Ana' },
    { responsavelTecnico: 'Dra. Ana', responsavelCrmv: 'CRMV-SP 12345' },
    { crmvPj: 'CRMV-SP 41256 PJ' },
    { logradouro: 'Rua das Acácias', numero: '10', cidade: '3550308' },
    { telefone: '(11) 3088-5500', email: 'laudos@vale.vet.br' },
  ]) {
    const outra = await svgDe(campos)
    expect(outra.status, JSON.stringify(campos)).toBe(200)
    expect(vistas, JSON.stringify(campos)).not.toContain(outra.svg)
    vistas.add(outra.svg)
  }
})

it('com o logotipo que a empresa já tem', async () => {
  // The code of the verification is one already.
  const imagens = async () => (await svgDe()).svg.match(/data:image/g)?.length
  expect(await imagens()).toBe(1)
  const arquivo = { nome: 'logo.jpg', bytes: await imagem('#aa3311') }
  expect((await empresa.como.CLIENTE('POST /cliente/proprio/logo', {}, { arquivo })).status).toBe(200)
  expect(await imagens()).toBe(2)
})

it('não grava nada: nem a empresa, nem um arquivo, nem a trilha', async () => {
  const contar = async () => {
    const { n: arquivos } = await amb.db
      .selectFrom('arquivo')
      .select((e) => e.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    const { n: trilha } = await amb.db
      .selectFrom('auditoria')
      .select((e) => e.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    const ficha = await amb.db
      .selectFrom('cliente')
      .selectAll()
      .where('codigo', '=', empresa.cliente)
      .executeTakeFirstOrThrow()
    return { arquivos, trilha, ficha }
  }
  const antes = await contar()
  await svgDe()
  expect(await contar()).toEqual(antes)
})

it('recusa quem não entrou, quem não cuida da empresa e o que não é um timbre', async () => {
  expect((await amb.semToken(ROTA, DIGITADO)).status).toBe(401)
  for (const perfil of ['ESPECIALISTA', 'PARCEIRO'] as const)
    expect((await empresa.como[perfil](ROTA, DIGITADO)).status, perfil).toBe(403)
  for (const [campos, campo] of [
    [{ cor: 'azul' }, 'cor'],
    [{ timbre: 'a\nb\nc\nd' }, 'timbre'],
    [{ nome: '' }, 'nome'],
    [{ responsavelCrmv: 'CRMV-SP 12345' }, 'responsavelTecnico'],
    [{ cidade: '9999999' }, 'cidade'],
  ] as const) {
    const recusa = await empresa.como.CLIENTE(ROTA, { ...DIGITADO, ...campos })
    expect([recusa.status, Object.keys(JSON.parse(recusa.bytes.toString()).campos ?? {})], campo).toEqual([
      422,
      [campo],
    ])
  }
})
