import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { assinado, corpo } from '../../../teste/laudo/cenario.ts'

let amb: Ambiente
let empresa: Empresa

beforeAll(async () => {
  amb = await abrirAmbiente()
})
beforeEach(async () => {
  empresa = await criarEmpresa(amb)
  const { cliente } = empresa
  await amb.db.updateTable('cliente').set({ nome_fantasia: 'Ecopet' }).where('codigo', '=', cliente).execute()
  await clinica({ nome: 'Clínica Vila', telefone: '+551133334444', entrega_whatsapp: true })
})
afterAll(() => amb.fechar())

const clinica = (campos: { nome?: string; telefone?: string | null; entrega_whatsapp?: boolean }) =>
  amb.db.updateTable('parceiro').set(campos).where('codigo', '=', empresa.parceiro).execute()
const contatos = (...linhas: { nome: string; telefone: string | null; recebe_laudos: boolean }[]) =>
  amb.db
    .insertInto('parceiro_contato')
    .values(
      linhas.map((linha, ordem) => ({
        cliente: empresa.cliente,
        parceiro: empresa.parceiro,
        ordem,
        email: 'x@clinica.vet',
        recebe_cobrancas: false,
        ...linha,
      })),
    )
    .execute()
type Perfil = 'CLIENTE' | 'ESPECIALISTA' | 'PARCEIRO'
const compartilhar = async (codigo: string, perfil: Perfil = 'CLIENTE') =>
  corpo(await empresa.como[perfil]('POST /laudo/:codigo/compartilhamentos', { codigo, dias: 7 }))
const marcar = (codigo: string, compartilhamento: string, destino: 'TUTOR' | 'CLINICA', perfil: Perfil = 'CLIENTE') =>
  empresa.como[perfil]('POST /laudo/:codigo/compartilhamentos/:compartilhamento/enviado', {
    codigo,
    compartilhamento,
    destino,
  })

it('a conversa é com cada contato que recebe laudos, na ordem da ficha, com o texto e o link prontos', async () => {
  await contatos(
    { nome: 'Bia Prado', telefone: '+5511912345678', recebe_laudos: true },
    { nome: 'Caixa', telefone: '+5511955556666', recebe_laudos: false },
    { nome: 'Davi', telefone: null, recebe_laudos: true },
    { nome: 'Eva', telefone: '+5511977778888', recebe_laudos: true },
  )
  const { codigo } = await assinado(amb, empresa)
  const { url, clinica: conversas } = await compartilhar(codigo)
  expect(conversas).toMatchObject([
    { nome: 'Bia Prado', telefone: '+5511912345678' },
    { nome: 'Eva', telefone: '+5511977778888' },
  ])
  const [primeira] = conversas
  expect(primeira?.url).toMatch(/^https:\/\/wa\.me\/5511912345678\?text=/)
  const texto = decodeURIComponent(primeira?.url.split('text=')[1] ?? '')
  expect(texto).toMatch(/^Olá, Bia Prado! Ecopet entregou o laudo de .+ \(Ultrassonografia abdominal\)\. Para ver: /)
  expect(texto.endsWith(url)).toBe(true)
  expect((await compartilhar(codigo, 'ESPECIALISTA')).clinica).toHaveLength(2)
  expect((await compartilhar(codigo, 'PARCEIRO')).clinica).toEqual([])
})

it('sem contato com telefone, é com a própria clínica; sem nenhum, ou se ela não escolheu, com ninguém', async () => {
  const { codigo } = await assinado(amb, empresa)
  expect((await compartilhar(codigo)).clinica).toMatchObject([{ nome: 'Clínica Vila', telefone: '+551133334444' }])
  await clinica({ entrega_whatsapp: false })
  expect((await compartilhar(codigo)).clinica).toEqual([])
  await clinica({ entrega_whatsapp: true, telefone: null })
  expect((await compartilhar(codigo)).clinica).toEqual([])
  const direto = await assinado(amb, empresa, { exame: { parceiro: null } })
  expect((await compartilhar(direto.codigo)).clinica).toEqual([])
})

it('o envio à clínica fica no link e na história, e não se confunde com o do tutor', async () => {
  const { codigo, atendimento } = await assinado(amb, empresa)
  const link = await compartilhar(codigo)
  expect((await marcar(codigo, link.codigo, 'CLINICA')).status).toBe(204)
  expect((await marcar(codigo, link.codigo, 'CLINICA')).status).toBe(204)
  expect(await marcar(codigo, link.codigo, 'TUTOR')).toMatchObject({
    status: 409,
    corpo: { mensagem: 'Este link já foi enviado à clínica: crie outro e envie-o.' },
  })
  expect(corpo(await empresa.como.CLIENTE('GET /laudo/:codigo/compartilhamentos', { codigo }))).toMatchObject([
    { canal: 'WHATSAPP', destino: 'CLINICA', enviadoPor: expect.any(String) },
  ])
  const eventos = await amb.db
    .selectFrom('atendimento_evento')
    .select(['tipo', 'texto'])
    .where('atendimento', '=', atendimento)
    .where('tipo', 'like', 'LAUDO_ENVIADO%')
    .execute()
  expect(eventos).toEqual([
    { tipo: 'LAUDO_ENVIADO_A_CLINICA', texto: expect.stringMatching(/enviado à clínica por WhatsApp$/) },
  ])
})

it('só a empresa envia à clínica, e só quando há uma', async () => {
  const { codigo } = await assinado(amb, empresa)
  const dela = await compartilhar(codigo, 'PARCEIRO')
  expect((await marcar(codigo, dela.codigo, 'CLINICA', 'PARCEIRO')).status).toBe(409)
  expect((await marcar(codigo, dela.codigo, 'TUTOR', 'PARCEIRO')).status).toBe(204)
  const direto = await assinado(amb, empresa, { exame: { parceiro: null } })
  const link = await compartilhar(direto.codigo)
  expect((await marcar(direto.codigo, link.codigo, 'CLINICA')).status).toBe(409)
})
