import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente, type Chamar } from '../../../teste/ambiente.ts'
import { criarColega } from '../../../teste/colega.ts'
import { criarEmpresa, SENHA, type Empresa } from '../../../teste/fabricas.ts'
import {
  assinado,
  assinar,
  conteudo,
  corpo,
  escrever,
  imagem,
  lerComo,
  secao,
  statusEmOrdem,
} from '../../../teste/laudo/cenario.ts'
import { criarRevisor, pedirRevisao } from '../../../teste/laudo/revisores.ts'
import { lerPdf } from '../../../teste/pdf/ler-pdf.ts'

let amb: Ambiente
let empresa: Empresa
let revisor: { codigo: string; como: Chamar }

beforeAll(async () => {
  amb = await abrirAmbiente()
})
beforeEach(async () => {
  empresa = await criarEmpresa(amb)
  revisor = await criarRevisor(amb, empresa)
  await pedirRevisao(amb, empresa)
})
afterAll(() => amb.fechar())

interface Rascunho {
  codigo: string
  versao: number
}

const enviar = ({ codigo, versao }: Rascunho, campos: object = {}, quem = empresa.como.ESPECIALISTA) =>
  quem('POST /laudo/:codigo/enviar', {
    codigo,
    versao,
    revisor: revisor.codigo,
    senha: SENHA,
    aceitarAvisos: true,
    ...campos,
  })
const devolver = (quem: Chamar, { codigo, versao }: Rascunho, motivo?: string) =>
  quem('POST /laudo/:codigo/devolver', { codigo, versao, motivo })
const revisar = ({ codigo, versao }: Rascunho, quem = revisor.como) =>
  quem('POST /laudo/:codigo/assinar', { codigo, versao, senha: SENHA, entregar: true, aceitarAvisos: true })
const salvar = (quem: Chamar, { codigo, versao }: Rascunho, titulo: string) =>
  quem('PUT /laudo/:codigo', { codigo, versao, titulo, critico: false, conteudo: conteudo() })

async function emRevisao(): Promise<Rascunho> {
  const { codigo, versao } = await escrever(amb, empresa)
  return { codigo, versao: corpo(await enviar({ codigo, versao })).versao }
}
const lerComoRevisor = async (codigo: string) => corpo(await revisor.como('GET /laudo/:codigo', { codigo }))

describe('o caminho', () => {
  it('o autor envia com a senha; o revisor assina, e o documento traz os dois', async () => {
    const { codigo, versao } = await emRevisao()
    expect(await lerComo(empresa, 'ESPECIALISTA', codigo)).toMatchObject({
      estado: 'EM_REVISAO',
      permissoes: { escrever: false, assinar: false, enviar: false, devolver: false, retomar: true },
      revisao: { exigida: true, revisor: { codigo: revisor.codigo }, passos: [{ tipo: 'ENVIO', nivel: 'SIMPLES' }] },
    })
    expect((await lerComoRevisor(codigo)).permissoes).toMatchObject({
      escrever: true,
      assinar: true,
      devolver: true,
      retomar: false,
    })
    expect((await revisar({ codigo, versao })).status).toBe(200)
    const { estado, documento, especialista, revisao } = await lerComo(empresa, 'CLIENTE', codigo)
    expect(estado).toBe('ENTREGUE')
    expect(documento).toMatchObject({
      veterinario: { nome: especialista.nome, crmv: especialista.crmv },
      revisao: { nome: revisao?.revisor?.nome, crmv: revisao?.revisor?.crmv, alterado: false },
    })
    const pdf = lerPdf((await empresa.como.CLIENTE('GET /laudo/:codigo/pdf', { codigo })).bytes)
      .paginas.flat()
      .join(' ')
    for (const trecho of [especialista.nome, revisao!.revisor!.nome, 'Elaborado por', 'Texto confirmado pelo autor em'])
      expect(pdf).toContain(trecho)
    const codigoVerificacao = (await lerComo(empresa, 'CLIENTE', codigo)).codigoVerificacao!
    expect(corpo(await amb.semToken('GET /verificar', { codigo: codigoVerificacao })).laudo).toMatchObject({
      veterinario: especialista.nome,
      revisor: { nome: revisao!.revisor!.nome },
    })
  })

  it('o que o autor enviou sai do que ele tem a escrever e fica em revisão; o revisor o tem a escrever', async () => {
    const rascunho = await escrever(amb, empresa)
    const { codigo } = await emRevisao()
    const lista = async (quem: Chamar, aEscrever: 'sim' | 'emRevisao') =>
      corpo(await quem('GET /laudo', { aEscrever })).itens.map((item) => item.codigo)
    expect(await lista(empresa.como.ESPECIALISTA, 'sim')).toEqual([rascunho.codigo])
    expect(await lista(empresa.como.ESPECIALISTA, 'emRevisao')).toEqual([codigo])
    expect(await lista(revisor.como, 'sim')).toEqual([codigo])
    expect(await lista(revisor.como, 'emRevisao')).toEqual([])
    expect(await lista(empresa.como.CLIENTE, 'emRevisao')).toEqual([codigo])
    expect((await lista(empresa.como.CLIENTE, 'sim')).length).toBe(2)
  })

  it('o que o revisor corrige fica dito no documento', async () => {
    const enviado = await emRevisao()
    const { versao } = corpo(await salvar(revisor.como, enviado, 'Ultrassonografia abdominal revisada'))
    expect((await lerComoRevisor(enviado.codigo)).estado).toBe('EM_REVISAO')
    expect((await revisar({ ...enviado, versao })).status).toBe(200)
    const { documento } = await lerComo(empresa, 'CLIENTE', enviado.codigo)
    expect(documento?.revisao?.alterado).toBe(true)
    expect(documento?.titulo).toBe('Ultrassonografia abdominal revisada')
  })

  it('devolvido com o motivo volta ao autor, que o corrige e envia de novo; nada se perde', async () => {
    const enviado = await emRevisao()
    expect((await devolver(revisor.como, enviado)).status).toBe(422)
    const { versao } = corpo(await devolver(revisor.como, enviado, 'Falta o tamanho do baço.'))
    const de = { ...enviado, versao }
    // The reviewer still reads it, and no longer writes it.
    expect((await lerComoRevisor(enviado.codigo)).permissoes).toMatchObject({ escrever: false, assinar: false })
    expect((await salvar(revisor.como, de, 'Outro')).status).toBe(409)
    const salvo = corpo(await salvar(empresa.como.ESPECIALISTA, de, 'Ultrassonografia abdominal'))
    expect((await enviar({ ...enviado, versao: salvo.versao })).status).toBe(200)
    const { revisao } = await lerComo(empresa, 'ESPECIALISTA', enviado.codigo)
    expect(revisao?.passos.map(({ tipo, texto: motivo }) => [tipo, motivo])).toEqual([
      ['ENVIO', null],
      ['DEVOLUCAO', 'Falta o tamanho do baço.'],
      ['ENVIO', null],
    ])
  })

  it('o autor o retoma sem dizer por quê, e a empresa o devolve quando o revisor não pode', async () => {
    const primeiro = await emRevisao()
    expect((await devolver(empresa.como.ESPECIALISTA, primeiro)).status).toBe(200)
    const segundo = await emRevisao()
    expect((await devolver(empresa.como.CLIENTE, segundo)).status).toBe(422)
    expect((await devolver(empresa.como.CLIENTE, segundo, 'A revisora está de férias.')).status).toBe(200)
    expect((await devolver(empresa.como.CLIENTE, segundo, 'De novo')).status).toBe(409)
  })

  it('a edição que retifica também pede revisão', async () => {
    const enviado = await emRevisao()
    await revisar(enviado)
    const { codigo } = corpo(
      await empresa.como.ESPECIALISTA('POST /laudo/:codigo/retificar', { codigo: enviado.codigo, motivo: 'Lado' }),
    )
    expect((await lerComo(empresa, 'ESPECIALISTA', codigo)).revisao).toMatchObject({ exigida: true, revisor: null })
    expect((await assinar(empresa, { codigo, versao: 1 })).status).toBe(409)
  })
})

describe('recusas', () => {
  it('o autor não assina o que pede revisão, nem em rascunho nem em revisão', async () => {
    const escrito = await escrever(amb, empresa)
    const { status, corpo: recusa } = await assinar(empresa, escrito)
    expect(status).toBe(409)
    expect(JSON.stringify(recusa)).toContain('envie o laudo para revisão')
    const enviado = await emRevisao()
    expect((await assinar(empresa, enviado)).status).toBe(403)
    expect((await salvar(empresa.como.ESPECIALISTA, enviado, 'X')).status).toBe(409)
    expect((await salvar(empresa.como.CLIENTE, enviado, 'X')).status).toBe(409)
    const foto = { nome: 'a.jpg', bytes: await imagem() }
    const mandar = (quem: Chamar) => quem('POST /laudo/:codigo/imagem', { codigo: enviado.codigo }, { arquivo: foto })
    expect((await mandar(empresa.como.ESPECIALISTA)).status).toBe(409)
    expect((await mandar(revisor.como)).status).toBe(201)
  })

  it('só se envia a outro especialista ativo que entre no sistema', async () => {
    const escrito = await escrever(amb, empresa)
    const semAcesso = await criarColega(amb, empresa)
    const { codigo: alheio } = await criarRevisor(amb, await criarEmpresa(amb))
    for (const quem of [empresa.especialista, semAcesso, alheio])
      expect((await enviar(escrito, { revisor: quem })).status).toBe(409)
    const oferecidos = corpo(
      await empresa.como.ESPECIALISTA('GET /laudo/:codigo/revisores', { codigo: escrito.codigo }),
    )
    expect(oferecidos.map(({ codigo, sugerido }) => [codigo, sugerido])).toEqual([[revisor.codigo, false]])
    expect((await enviar(escrito)).status).toBe(200)
    const outro = await escrever(amb, empresa)
    expect(corpo(await empresa.como.ESPECIALISTA('GET /laudo/:codigo/revisores', { codigo: outro.codigo }))).toEqual([
      expect.objectContaining({ codigo: revisor.codigo, sugerido: true }),
    ])
    await amb.db.updateTable('especialista').set({ ativo: false }).where('codigo', '=', revisor.codigo).execute()
    expect((await enviar(outro)).status).toBe(409)
  })

  it('envia só o autor, com a senha, sem erros e na última versão', async () => {
    const escrito = await escrever(amb, empresa)
    expect((await enviar(escrito, {}, empresa.como.CLIENTE)).status).toBe(403)
    expect((await enviar(escrito, {}, empresa.como.PARCEIRO)).status).toBe(403)
    expect((await enviar(escrito, {}, revisor.como)).status).toBe(404)
    expect((await enviar(escrito, { senha: 'errada' })).corpo).toMatchObject({ codigo: 'SENHA_NAO_CONFERE' })
    expect((await enviar({ ...escrito, versao: 1 })).status).toBe(409)
    expect((await enviar(escrito, { senha: undefined })).status).toBe(422)
    const incompleto = await escrever(amb, empresa, { conteudo: { secoes: [secao({ confirmada: false })] } })
    expect((await enviar(incompleto)).corpo).toMatchObject({ codigo: 'LAUDO_COM_PENDENCIAS' })
    const outra = await criarEmpresa(amb)
    expect((await enviar(escrito, {}, outra.como.ESPECIALISTA)).status).toBe(404)
  })

  it('o banco recusa assinado sem revisor, revisor que é o autor, e passo que muda', async () => {
    const { codigo } = await escrever(amb, empresa)
    const mudar = (campos: object) => amb.db.updateTable('laudo').set(campos).where('codigo', '=', codigo).execute()
    await expect(mudar({ revisor: empresa.especialista })).rejects.toThrow(/laudo_revisor_e_outro/)
    await expect(mudar({ estado: 'EM_REVISAO' })).rejects.toThrow(/laudo_em_revisao_tem_revisor/)
    const assinada = {
      estado: 'ASSINADO',
      assinado_em: '2026-11-20T12:00:00Z',
      documento: '{}',
      documento_sha256: 'a',
      pdf_sha256: 'b',
      codigo_verificacao: codigo,
      assinado_por: empresa.usuarios.ESPECIALISTA.codigo,
    }
    await expect(mudar(assinada)).rejects.toThrow(/laudo_assinado_foi_revisado/)
    const enviado = await emRevisao()
    await revisar(enviado)
    await expect(
      amb.db.updateTable('laudo').set({ exige_revisao: false }).where('codigo', '=', enviado.codigo).execute(),
    ).rejects.toMatchObject({ constraint: 'laudo_assinado_imutavel' })
  })

  it('duas pessoas ao mesmo tempo: ou é devolvido, ou é assinado', async () => {
    const enviado = await emRevisao()
    const respostas = await Promise.all([
      revisar(enviado),
      devolver(empresa.como.ESPECIALISTA, enviado),
      devolver(revisor.como, enviado, 'Falta o baço.'),
    ])
    expect(statusEmOrdem(respostas)).toEqual([200, 409, 409])
  })
})

describe('quando o trabalho passa a outra pessoa', () => {
  const passar = async (de: string, para: string) => {
    const { itens } = corpo(await empresa.como.CLIENTE('GET /especialista/:codigo/trabalho', { codigo: de }))
    return empresa.como.CLIENTE('POST /especialista/:codigo/trabalho/transferir', {
      codigo: de,
      itens: itens.map(({ tipo, codigo, versao }) => ({ tipo, codigo, versao, para })),
      motivo: 'Saiu da empresa',
    })
  }

  it('outro revisor continua, é avisado e assina o que o autor confirmou', async () => {
    const { codigo } = await emRevisao()
    const outra = await criarRevisor(amb, empresa)
    const trabalho = corpo(await empresa.como.CLIENTE('GET /especialista/:codigo/trabalho', { codigo: revisor.codigo }))
    expect(trabalho).toMatchObject({ total: 1, porTipo: { REVISAO: 1 }, itens: [{ situacao: 'Em revisão' }] })
    expect((await passar(revisor.codigo, outra.codigo)).status).toBe(200)
    const lido = corpo(await outra.como('GET /laudo/:codigo', { codigo }))
    expect(lido.revisao).toMatchObject({ revisor: { codigo: outra.codigo }, passos: [{}, { tipo: 'PASSAGEM' }] })
    expect((await revisor.como('GET /laudo/:codigo', { codigo })).status).toBe(404)
    await amb.tarefas.esvaziar()
    // Each is told of what was sent to them, however late.
    for (const quem of [outra.como, revisor.como])
      expect(corpo(await quem('GET /notificacao', {})).itens.map(({ tipo }) => tipo)).toEqual(['laudo.enviado'])
    expect((await revisar({ codigo, versao: lido.versao }, outra.como)).status).toBe(200)
    expect((await lerComo(empresa, 'CLIENTE', codigo)).documento?.revisao?.alterado).toBe(false)
  })

  it('não passa ao autor, nem a quem não entra no sistema', async () => {
    await emRevisao()
    for (const para of [empresa.especialista, await criarColega(amb, empresa)])
      expect((await passar(revisor.codigo, para)).status).toBe(409)
  })

  it('o laudo pode passar a quem o revisava: volta a ser rascunho, e outro o revisa', async () => {
    const { codigo } = await emRevisao()
    expect((await passar(empresa.especialista, revisor.codigo)).status).toBe(200)
    const { estado, revisao, especialista } = await lerComo(empresa, 'CLIENTE', codigo)
    expect({ estado, revisor: revisao?.revisor, autor: especialista.codigo }).toEqual({
      estado: 'RASCUNHO',
      revisor: null,
      autor: revisor.codigo,
    })
    expect(revisao?.passos).toHaveLength(1)
  })
})

describe('quem vê e quem fica sabendo', () => {
  it('o revisor tem na lista o que escreve e o que revisa, e o autor vê com quem está', async () => {
    const enviado = await emRevisao()
    const proprio = await escrever(amb, empresa)
    const lista = async (quem: Chamar, filtro: object = {}) => corpo(await quem('GET /laudo', filtro)).itens
    expect((await lista(revisor.como)).map(({ codigo }) => codigo)).toEqual([enviado.codigo])
    expect((await lista(empresa.como.ESPECIALISTA)).map(({ codigo }) => codigo).toSorted()).toEqual(
      [enviado.codigo, proprio.codigo].toSorted(),
    )
    const filtrados = await lista(empresa.como.CLIENTE, { revisor: revisor.codigo, estado: 'EM_REVISAO' })
    expect(filtrados).toEqual([
      expect.objectContaining({ codigo: enviado.codigo, revisor: expect.objectContaining({ codigo: revisor.codigo }) }),
    ])
    expect((await empresa.como.PARCEIRO('GET /laudo/:codigo', { codigo: enviado.codigo })).status).toBe(404)
  })

  it('cada um é avisado uma vez do que lhe cabe', async () => {
    const titulos = async (quem: Chamar) => {
      await amb.tarefas.esvaziar()
      return corpo(await quem('GET /notificacao', {})).itens.map(({ tipo }) => tipo)
    }
    const enviado = await emRevisao()
    expect(await titulos(revisor.como)).toEqual(['laudo.enviado'])
    const { versao } = corpo(await devolver(revisor.como, enviado, 'Falta o baço.'))
    expect(await titulos(empresa.como.ESPECIALISTA)).toEqual(['laudo.devolvido'])
    await revisar({ ...enviado, versao: corpo(await enviar({ ...enviado, versao })).versao })
    expect(await titulos(empresa.como.ESPECIALISTA)).toEqual(['laudo.revisado', 'laudo.devolvido'])
    expect(await titulos(revisor.como)).toEqual(['laudo.enviado', 'laudo.enviado'])
  })

  it('a clínica não vê o que se passou na revisão', async () => {
    const enviado = await emRevisao()
    await revisar(enviado)
    expect((await lerComo(empresa, 'PARCEIRO', enviado.codigo)).revisao).toBeNull()
  })
})

it('um serviço que não pede revisão: o autor assina, ou pede a revisão se quiser', async () => {
  await amb.db.updateTable('servico').set({ exige_revisao: false }).where('codigo', '=', empresa.servico).execute()
  const { codigo } = await assinado(amb, empresa)
  expect((await lerComo(empresa, 'CLIENTE', codigo)).documento).not.toHaveProperty('revisao')
  await amb.tarefas.esvaziar()
  expect(corpo(await empresa.como.ESPECIALISTA('GET /notificacao', {})).itens).toEqual([])
  const pedido = await emRevisao()
  expect((await assinar(empresa, pedido)).status).toBe(403)
  const { versao } = corpo(await devolver(empresa.como.ESPECIALISTA, pedido))
  // Once reviewed by nobody, what its author signs says nothing of a review.
  expect((await assinar(empresa, { ...pedido, versao })).status).toBe(200)
  expect((await lerComo(empresa, 'CLIENTE', pedido.codigo)).documento).not.toHaveProperty('revisao')
})
