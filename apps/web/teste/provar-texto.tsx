import { TERMOS_VIGENTES } from '@vetlume/dominio/conta'
import { formatarData } from '@vetlume/dominio/tempo'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { servidor } from './servidor/index.ts'
import { abrir } from './tela.tsx'

export const OPERADORA = {
  razaoSocial: 'Lume Serviços Veterinários Ltda',
  cnpj: '11222333000181',
  endereco: 'Rua das Acácias, 10',
  cidade: 'Curitiba, PR',
  email: 'contato@lume.vet',
  encarregado: 'Clara Prado',
  encarregadoEmail: 'privacidade@lume.vet',
}
const NINGUEM = Object.fromEntries(Object.keys(OPERADORA).map((campo) => [campo, null])) as Record<
  keyof typeof OPERADORA,
  null
>

export interface ProvaDeTexto {
  titulo: string
  promete: readonly string[]
  /** SHA-256 of what each version that holds no more says: what somebody accepted does not change. */
  guardadas: Readonly<Record<string, string>>
}

async function resumoDoTexto(): Promise<string> {
  const secoes = [...document.querySelectorAll('main section:not(.ti-versoes)')]
  const texto = secoes.map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ')).join('\n')
  const resumo = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(texto)))
  return [...resumo].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The proof of a text that people accept: which version it is, an index that leads to every section, and whom to write to. */
export function provarTexto(endereco: string, { titulo, promete, guardadas }: ProvaDeTexto): void {
  describe(`texto ${endereco}`, () => {
    beforeEach(() => servidor.responde('GET /operadora', OPERADORA))

    it('diz que versão vale, o que promete e a quem escrever', async () => {
      await abrir(endereco)
      await expect.element(page.getByRole('heading', { level: 1, name: titulo })).toBeVisible()
      const { versao, data } = TERMOS_VIGENTES
      await expect
        .element(page.getByText(`Versão ${versao}, em vigor desde ${formatarData(data)}.`).first())
        .toBeVisible()
      for (const promessa of promete) await expect.element(page.getByText(promessa)).toBeVisible()
      await expect
        .element(page.getByRole('main').getByRole('link', { name: OPERADORA.encarregadoEmail }))
        .toHaveAttribute('href', `mailto:${OPERADORA.encarregadoEmail}`)
      await expect.element(page.getByText(/11\.222\.333\/0001-81/)).toBeVisible()
    })

    it('o que não foi informado é dito, e nunca um exemplo', async () => {
      servidor.responde('GET /operadora', NINGUEM)
      await abrir(endereco)
      await expect.element(page.getByText('(não informado nesta instalação)').first()).toBeVisible()
      expect(document.querySelector('main')?.textContent).not.toMatch(/CNPJ \d/)
    })

    it('o índice traz todas as partes, na ordem, e cada linha leva à sua', async () => {
      await abrir(endereco)
      await expect.element(page.getByRole('navigation', { name: 'Nesta página' })).toBeVisible()
      const linhas = page.getByRole('navigation', { name: 'Nesta página' }).getByRole('link').elements()
      const partes = page.getByRole('heading', { level: 2 }).elements()
      expect(linhas.length).toBeGreaterThan(5)
      expect(linhas.map(({ textContent }) => textContent)).toEqual(partes.map(({ textContent }) => textContent))
      const levam = linhas.map((linha) => document.querySelector(`${linha.getAttribute('href')} h2`)?.textContent)
      expect(levam).toEqual(partes.map(({ textContent }) => textContent))
    })

    it.each(Object.entries(guardadas))(
      'a versão %s continua como foi aceita, e diz que não vale mais',
      async (v, hash) => {
        await abrir(`${endereco}?versao=${v}`)
        await expect.element(page.getByText(/Esta versão não vale mais/)).toBeVisible()
        await expect.element(page.getByText(new RegExp(OPERADORA.razaoSocial)).first()).toBeVisible()
        expect(await resumoDoTexto()).toBe(hash)
        await page.getByRole('link', { name: 'Ler a versão que vale' }).click()
        await expect.element(page.getByText(`Versão ${TERMOS_VIGENTES.versao} (nesta página)`)).toBeVisible()
      },
    )

    it('uma versão que nunca houve leva à que vale', async () => {
      await abrir(`${endereco}?versao=0.1`)
      await expect.element(page.getByText(/Esta versão nunca foi publicada/)).toBeVisible()
      await expect.element(page.getByRole('link', { name: 'Ler a versão que vale' })).toBeVisible()
    })
  })
}
