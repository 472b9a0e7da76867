import { VERSAO_DOS_TERMOS } from '@vetlume/dominio/conta'
import type { APIRequestContext, CDPSession } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { expect, SENHA, type Page } from './apoio.ts'

type Corpo = Record<string, unknown>

/** Asks the API as somebody who signed in just now. */
async function comoQuem(pedido: APIRequestContext, identificador: string) {
  const { token } = (await (
    await pedido.post('/api/auth/login', { data: { identificador, senha: SENHA } })
  ).json()) as { token: string }
  const headers = { authorization: `Bearer ${token}` }
  const ler = async <T>(resposta: Promise<{ ok(): boolean; json(): Promise<unknown>; text(): Promise<string> }>) => {
    const recebida = await resposta
    expect(recebida.ok(), await recebida.text()).toBe(true)
    return (await recebida.json()) as T
  }
  return {
    get: <T>(url: string) => ler<T>(pedido.get(`/api${url}`, { headers })),
    post: <T>(url: string, data: Corpo) =>
      ler<T>(pedido.post(`/api${url}`, { headers: { ...headers, 'idempotency-key': randomUUID() }, data })),
  }
}

interface Lista<T> {
  itens: T[]
}

/** Somebody new in the company of the demonstration, with the password of the others: what this flow changes is of nobody else. */
export async function alguemDaEmpresa(pedido: APIRequestContext): Promise<string> {
  const admin = await comoQuem(pedido, 'admin@demo.vet')
  const email = `acesso-${randomUUID().slice(0, 8)}@demo.vet`
  const dono = await admin.get<Lista<{ codigo: string }>>('/usuario?busca=cliente@demo.vet')
  const ficha = await admin.get<{ vinculos: { cliente: string }[] }>(`/usuario/${dono.itens[0]?.codigo}`)
  const vinculos = [{ perfil: 'CLIENTE', cliente: ficha.vinculos[0]?.cliente }]
  await admin.post('/usuario', { nome: 'Paula Acesso', email, perfis: ['CLIENTE'], vinculos })
  const [carta] = (await admin.get<Lista<{ codigo: string }>>(`/email?busca=${email}`)).itens
  const { conteudo } = await admin.get<{ conteudo: { botao: { url: string } } }>(`/email/${carta?.codigo}`)
  const segredo = conteudo.botao.url.split('#')[1]
  const aceite = { segredo, senha: SENHA, versaoTermos: VERSAO_DOS_TERMOS }
  expect((await pedido.post('/api/auth/aceitar-convite', { data: aceite })).status()).toBe(204)
  return email
}

export interface AparelhoDeChaves {
  cdp: CDPSession
  authenticatorId: string
}

/** A device with a lock, whose person always answers: Chromium's virtual authenticator. */
export async function comAparelho(page: Page): Promise<AparelhoDeChaves> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { cdp, authenticatorId }
}

/** The keys of one device in another too, as a provider keeps them together. */
export async function sincronizar(de: AparelhoDeChaves, para: AparelhoDeChaves): Promise<void> {
  const { credentials } = await de.cdp.send('WebAuthn.getCredentials', { authenticatorId: de.authenticatorId })
  for (const credential of credentials)
    await para.cdp.send('WebAuthn.addCredential', { authenticatorId: para.authenticatorId, credential })
}
