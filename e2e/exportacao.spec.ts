import { execFile } from 'node:child_process'
import { createHash, verify } from 'node:crypto'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { openPromise } from 'yauzl'
import { conferirAcessibilidade, entrar, expect, test, vigiar } from './apoio.ts'

/** What a ZIP holds, by name. */
async function abrirZip(caminho: string): Promise<Map<string, Buffer>> {
  const zip = await openPromise(caminho, { lazyEntries: true })
  const arquivos = new Map<string, Buffer>()
  for await (const entrada of zip.eachEntry())
    arquivos.set(entrada.fileName, await buffer(await zip.openReadStreamPromise(entrada)))
  return arquivos
}

/** Brings the company to an installation that did not exist. Answers what whoever does it reads at the end. */
async function importarEmOutra(copia: string, chave: string): Promise<string> {
  const pasta = await mkdtemp(path.join(tmpdir(), 'vetlume-outra-'))
  // Root runs the embedded database as another user, who has to pass through here.
  await chmod(pasta, 0o711)
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['scripts/importar-empresa.ts', copia, `--chave=${chave}`],
      { env: { ...process.env, VETLUME_DADOS: path.join(pasta, 'dados') } },
    )
    return stdout
  } finally {
    await rm(pasta, { recursive: true, force: true })
  }
}

test('a empresa pede uma cópia de tudo, acompanha, baixa, o que baixou se confere sem o produto, e entra inteiro em outra instalação', async ({
  page,
}) => {
  const conferir = vigiar(page)
  await entrar(page, 'cliente@demo.vet', '/cadastro/cliente')
  await page.getByRole('link', { name: 'Exportar tudo' }).click()
  await expect(page).toHaveURL(/\/empresa\/exportacao$/)
  await expect(page.getByText(/^Deve ter cerca de/)).toBeVisible()
  await conferirAcessibilidade(page, 'antes de pedir')

  await page.getByRole('button', { name: 'Exportar tudo' }).click()
  await expect(page.getByRole('progressbar', { name: 'Preparando a cópia' })).toBeVisible()
  const copia = page.getByRole('list', { name: 'Cópias' }).getByRole('listitem').first()
  await expect(copia.getByText('Pronta', { exact: true })).toBeVisible({ timeout: 180_000 })
  const sha256 = (await copia.locator('code').innerText()).trim()

  await page.getByText('Chave pública (Ed25519)').click()
  const chave = await page.locator('pre').innerText()
  const impressao = await page
    .getByText(/^SHA256:/)
    .first()
    .innerText()
  await page.getByText('O que não vai, e por quê').click()
  await conferirAcessibilidade(page, 'pronta, em 1440')
  await page.setViewportSize({ width: 390, height: 844 })
  await conferirAcessibilidade(page, 'pronta, em 390')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

  const [baixada] = await Promise.all([
    page.waitForEvent('download'),
    copia.getByRole('button', { name: 'Baixar' }).click(),
  ])
  expect(baixada.suggestedFilename()).toMatch(/^vetlume-.*\.zip$/)
  const caminho = await baixada.path()
  expect(
    createHash('sha256')
      .update(await readFile(caminho))
      .digest('hex'),
  ).toBe(sha256)

  const arquivos = await abrirZip(caminho)
  const ler = (nome: string) => arquivos.get(nome) ?? Buffer.alloc(0)
  expect(verify(null, ler('manifesto.json'), `${chave.trim()}\n`, ler('manifesto.json.sig'))).toBe(true)
  const manifesto = JSON.parse(ler('manifesto.json').toString()) as {
    tabelas: Record<string, number>
    arquivos: { caminho: string; sha256: string }[]
  }
  expect(manifesto.tabelas['animal']).toBeGreaterThanOrEqual(90)
  for (const { caminho: nome, sha256: soma } of manifesto.arquivos)
    expect([nome, createHash('sha256').update(ler(nome)).digest('hex')]).toEqual([nome, soma])
  expect([...arquivos.keys()].some((nome) => /^laudos\/laudo-\d+.*\.pdf$/.test(nome))).toBe(true)

  // Row by row and byte by byte, `db/empresa/ida-e-volta.test.ts` compares both sides.
  const linhas = Object.values(manifesto.tabelas).reduce((soma, quantas) => soma + quantas, 0)
  const dito = await importarEmOutra(caminho, impressao.trim())
  expect(dito).toContain(`Lume Diagnóstico Veterinário está nesta instalação: ${linhas} registros e `)
  conferir()
})
