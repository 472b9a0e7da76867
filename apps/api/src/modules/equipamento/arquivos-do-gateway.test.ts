import { expect, it } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import { arquivosDoGateway } from './arquivos-do-gateway.ts'

it('o que a clínica instala vem inteiro, o que se executa continua executável, e nenhuma credencial vai junto', async () => {
  const { bytes, nome } = await arquivosDoGateway()
  expect(nome).toBe('vetlume-gateway.zip')
  const zip = await fromBufferPromise(Buffer.from(bytes))
  const entradas = new Map<string, number>()
  for await (const { fileName, externalFileAttributes } of zip.eachEntry())
    entradas.set(fileName.replace('vetlume-gateway/', ''), externalFileAttributes >>> 16)
  const nomes = [...entradas.keys()]
  expect(nomes).toEqual(
    expect.arrayContaining(['README.md', 'Dockerfile', 'compose.yaml', 'gateway.env.exemplo', 'gateway.sh']),
  )
  expect(nomes.some((um) => um.startsWith('config/'))).toBe(true)
  expect(nomes).not.toContain('gateway.env')
  expect((entradas.get('gateway.sh') ?? 0) & 0o111).not.toBe(0)
})
