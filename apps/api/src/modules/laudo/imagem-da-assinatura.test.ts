import type { DocumentoDoLaudo } from '@vetlume/dominio/laudo'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sha256 } from '../../infra/arquivos.ts'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { hashDoDocumento } from './assinatura.ts'
import { assinado } from '../../../teste/laudo/cenario.ts'

let amb: Ambiente
let empresa: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

const assinatura = (cor: string) =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200">
    <path d="M20 120 Q 200 10 300 120 T 580 90" stroke="${cor}" stroke-width="9" fill="none"/></svg>`),
  )
    .png()
    .toBuffer()

async function enviar(cor: string): Promise<string> {
  const { corpo } = await empresa.como.ESPECIALISTA(
    'POST /especialista/:codigo/assinatura/imagem',
    { codigo: empresa.especialista },
    { arquivo: { nome: 'assinatura.png', bytes: await assinatura(cor) } },
  )
  return corpo.imagem?.sha256 ?? ''
}

async function lerTudo(codigo: string) {
  const linha = await amb.db.selectFrom('laudo').selectAll().where('codigo', '=', codigo).executeTakeFirstOrThrow()
  const { bytes } = await empresa.como.CLIENTE('GET /laudo/:codigo/pdf', { codigo })
  return { documento: linha.documento as DocumentoDoLaudo, hash: linha.documento_sha256, pdf: linha.pdf_sha256, bytes }
}

it('o laudo assinado diz qual imagem usou, e trocá-la ou retirá-la não muda o que já foi assinado', async () => {
  const sem = await assinado(amb, empresa)
  const documentoSem = await lerTudo(sem.codigo)
  expect(documentoSem.documento.veterinario).not.toHaveProperty('assinatura')

  const azul = await enviar('navy')
  const com = await assinado(amb, empresa)
  const antes = await lerTudo(com.codigo)
  expect(antes.documento.veterinario.assinatura).toBe(azul)
  expect(antes.bytes.includes('Assinatura de')).toBe(true)
  expect(documentoSem.bytes.includes('Assinatura de')).toBe(false)

  expect(await enviar('green')).not.toBe(azul)
  await empresa.como.CLIENTE('DELETE /especialista/:codigo/assinatura/imagem', { codigo: empresa.especialista })
  const depois = await lerTudo(com.codigo)
  expect(depois).toEqual(antes)
  for (const { documento, hash, pdf, bytes } of [documentoSem, depois]) {
    expect(hashDoDocumento(documento)).toBe(hash)
    expect(sha256(bytes)).toBe(pdf)
  }
  const { corpo } = await amb.semToken('GET /verificar', { codigo: com.codigoVerificacao })
  expect(corpo).toMatchObject({ autentico: true })
})

it('uma inscrição secundária sai impressa como secundária', async () => {
  await amb.db
    .updateTable('especialista')
    .set({ crmv_secundaria: true })
    .where('codigo', '=', empresa.especialista)
    .execute()
  const { documento } = await lerTudo((await assinado(amb, empresa)).codigo)
  expect(documento.veterinario.crmv).toMatch(/^CRMV-SP \d+-S$/)
})
