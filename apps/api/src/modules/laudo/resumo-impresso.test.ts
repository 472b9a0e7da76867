import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { assinado, assinar, corpo, escrever, lerComo, secao, texto } from '../../../teste/laudo/cenario.ts'
import { lerPdf } from '../../../teste/pdf/ler-pdf.ts'

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

const escrito = (bytes: Buffer) => lerPdf(bytes).paginas.flat().join(' ').replaceAll(/\s+/g, ' ')
const baixar = (codigo: string, perfil: 'CLIENTE' | 'PARCEIRO' | 'ESPECIALISTA' = 'CLIENTE') =>
  empresa.como[perfil]('GET /laudo/:codigo/resumo', { codigo })
const peloLink = (chave: string) => amb.semToken('POST /laudo-compartilhado/resumo', { chave })
async function compartilhar(codigo: string) {
  const link = corpo(await empresa.como.CLIENTE('POST /laudo/:codigo/compartilhamentos', { codigo, dias: 7 }))
  return { codigo: link.codigo, chave: link.url.split('#')[1] ?? '' }
}
const conteudo = () => ({
  secoes: [
    secao(),
    secao({ id: 'baco', titulo: 'Baço', orgao: 'BACO', situacao: 'ALTERADO', texto: texto('Nódulo hiperecogênico.') }),
  ],
  conclusao: texto('Nódulo esplênico a esclarecer, no baço.'),
})

it('diz o que a tela diz, nomeia o laudo e o código dele, e que não é o laudo', async () => {
  const { codigo, codigoVerificacao } = await assinado(amb, empresa, { conteudo: conteudo() })
  const { documento } = await lerComo(empresa, 'CLIENTE', codigo)
  const { status, cabecalhos, bytes } = await baixar(codigo)
  expect(status).toBe(200)
  expect(cabecalhos['content-type']).toBe('application/pdf')
  expect(cabecalhos['content-disposition']).toMatch(/laudo-\d+-resumo\.pdf$/)
  const papel = escrito(bytes)
  for (const dito of [
    'Resumo para o tutor',
    `nº ${documento?.numero} · 1ª edição`,
    codigoVerificacao,
    'O que vale é o laudo.',
    'não é o laudo assinado',
    '1 parte marcada como normal · 1 parte marcada com alteração',
    'O que foi visto está escrito no laudo, em “Baço”.',
    'Para ler no próprio laudo: Impressão diagnóstica.',
    'Palavras que aparecem no laudo',
    'Hiperecogênico',
    'que pediu o exame.',
  ])
    expect(papel).toContain(dito)
  expect(papel).not.toMatch(/Nódulo hiperecogênico|a esclarecer|Assinado eletronicamente|foi comunicado/)
  expect(bytes.toString('latin1')).toContain('pdfaid:part')
})

it('cada um que lê o laudo o tem, e a leitura fica registrada; de rascunho ou de outra empresa, não há', async () => {
  const { codigo } = await assinado(amb, empresa)
  for (const perfil of ['CLIENTE', 'PARCEIRO', 'ESPECIALISTA'] as const)
    expect((await baixar(codigo, perfil)).status).toBe(200)
  const leituras = await amb.db
    .selectFrom('acesso_clinico')
    .select('usuario')
    .where('cliente', '=', empresa.cliente)
    .where('registro', '=', codigo)
    .execute()
  const { CLIENTE, PARCEIRO, ESPECIALISTA } = empresa.usuarios
  expect(leituras.map(({ usuario }) => usuario)).toEqual(
    expect.arrayContaining([CLIENTE.codigo, PARCEIRO.codigo, ESPECIALISTA.codigo]),
  )
  const rascunho = await escrever(amb, empresa)
  expect((await baixar(rascunho.codigo)).status).toBe(404)
  const outra = await criarEmpresa(amb)
  expect((await outra.como.CLIENTE('GET /laudo/:codigo/resumo', { codigo })).status).toBe(404)
})

it('pelo link é o mesmo papel, e conta como abertura; cancelado, vencido ou desconhecido, diz por quê', async () => {
  const { codigo } = await assinado(amb, empresa)
  const link = await compartilhar(codigo)
  const { status, bytes } = await peloLink(link.chave)
  expect(status).toBe(200)
  expect(escrito(bytes)).toBe(escrito((await baixar(codigo)).bytes))
  expect(corpo(await empresa.como.CLIENTE('GET /laudo/:codigo/compartilhamentos', { codigo }))).toMatchObject([
    { aberturas: 1 },
  ])
  expect((await peloLink('x'.repeat(43))).status).toBe(404)
  await empresa.como.CLIENTE('DELETE /laudo/:codigo/compartilhamentos/:compartilhamento', {
    codigo,
    compartilhamento: link.codigo,
  })
  expect(await peloLink(link.chave)).toMatchObject({ status: 410, corpo: { codigo: 'LINK_EXPIRADO' } })
})

it('o de uma edição substituída diz que foi; o da nova não', async () => {
  const { codigo } = await assinado(amb, empresa)
  const { chave } = await compartilhar(codigo)
  const nova = corpo(await empresa.como.ESPECIALISTA('POST /laudo/:codigo/retificar', { codigo, motivo: 'Lado' }))
  const { versao } = await lerComo(empresa, 'ESPECIALISTA', nova.codigo)
  corpo(await assinar(empresa, { codigo: nova.codigo, versao }))
  for (const bytes of [(await peloLink(chave)).bytes, (await baixar(codigo)).bytes])
    expect(escrito(bytes)).toContain('Este laudo foi substituído por uma edição mais nova.')
  const novo = escrito((await baixar(nova.codigo)).bytes)
  expect(novo).toContain('2ª edição')
  expect(novo).not.toContain('substituído')
})

it('de um achado crítico, diz que a clínica foi avisada, e depois que confirmou', async () => {
  const { codigo } = await assinado(amb, empresa, { critico: true })
  const { chave } = await compartilhar(codigo)
  for (const { bytes } of [await baixar(codigo), await peloLink(chave)])
    expect(escrito(bytes)).toMatch(/Um achado deste laudo foi comunicado a .* sem demora\. Siga a orientação/)
  corpo(await empresa.como.PARCEIRO('POST /laudo/:codigo/confirmar', { codigo }))
  expect(escrito((await baixar(codigo)).bytes)).toContain('que confirmou que leu')
})
