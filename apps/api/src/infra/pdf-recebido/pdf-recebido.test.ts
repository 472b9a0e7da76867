import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'
import { deflateSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { laudoDeExemplo } from '../../../teste/pdf/laudo-de-exemplo.ts'
import { pdfMinimo } from '../../../teste/pdf/pdf-minimo.ts'
import { PROPRIO } from '../pedinte.ts'
import { criarImpressor } from '../pdf/index.ts'
import { criarInspecaoDePdf, exigirPdfInerte } from './index.ts'
import { inspecionarPdf } from './inspecionar.ts'

const impressor = criarImpressor()
afterAll(() => impressor.encerrar())

const acao = (corpo: string) => pdfMinimo('', { catalogo: `/OpenAction ${corpo}` })
const anotacao = (corpo: string) => pdfMinimo('', { pagina: '/Annots [4 0 R]', objetos: [corpo] })
const fluxo = (dicionario: string, bytes: string) =>
  `<< ${dicionario} /Length ${bytes.length} >>\nstream\n${bytes}\nendstream`

/** Objects packed in a compressed stream, where no search of the bytes finds them. */
function empacotado(objeto: string): Buffer {
  const dentro = `9 0 ${objeto}`
  const bytes = deflateSync(Buffer.from(dentro)).toString('latin1')
  return pdfMinimo('', { objetos: [fluxo('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', bytes)] })
}

async function comSenha(senhas: { userPassword?: string; ownerPassword: string }, script = false): Promise<Uint8Array> {
  const documento = await PDFDocument.create()
  documento.addPage()
  if (script) documento.addJavaScript('a', 'app.alert(1)')
  documento.encrypt(senhas)
  return documento.save({ useObjectStreams: true })
}

describe('PDF que se recusa', () => {
  it.each([
    ['só o começo', Buffer.from('%PDF-1.7\n'), 'ILEGIVEL'],
    ['outra coisa com o começo de um', Buffer.from(`%PDF-1.7\n<script>alert(1)</script>\n%%EOF`), 'ILEGIVEL'],
    ['objetos e nenhuma página', Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF'), 'ILEGIVEL'],
    ['script ao abrir', acao('<< /S /JavaScript /JS (app.alert(1)) >>'), 'ATIVO'],
    ['script com o nome escrito de outro jeito', acao('<< /S /J#61vaScript /J#53 (app.alert(1)) >>'), 'ATIVO'],
    ['programa', acao('<< /S /Launch /F (calc.exe) >>'), 'ATIVO'],
    ['programa depois de uma ação mansa', acao('<< /S /GoTo /D [3 0 R /Fit] /Next << /S /Launch >> >>'), 'ATIVO'],
    ['formulário que envia', anotacao('<< /Subtype /Widget /A << /S /SubmitForm >> >>'), 'ATIVO'],
    ['arquivo numa anotação', anotacao('<< /Subtype /FileAttachment >>'), 'ATIVO'],
    ['arquivo dentro', pdfMinimo('', { objetos: [fluxo('/Type /EmbeddedFile', 'MZ')] }), 'ATIVO'],
    ['lista de arquivos', pdfMinimo('', { catalogo: '/Names << /EmbeddedFiles << /Names [] >> >>' }), 'ATIVO'],
    ['formulário XFA', pdfMinimo('', { catalogo: '/AcroForm << /XFA [] /Fields [] >>' }), 'ATIVO'],
    ['script escondido num fluxo comprimido', empacotado('<< /S /JavaScript /JS (app.alert(1)) >>'), 'ATIVO'],
  ])('%s', async (_nome, bytes, problema) => expect(await inspecionarPdf(bytes)).toBe(problema))

  it('com senha para abrir; com senha só de dono, olha-se dentro', async () => {
    expect(await inspecionarPdf(await comSenha({ userPassword: 'a', ownerPassword: 'b' }))).toBe('COM_SENHA')
    expect(await inspecionarPdf(await comSenha({ ownerPassword: 'b' }))).toBeNull()
    expect(await inspecionarPdf(await comSenha({ ownerPassword: 'b' }, true))).toBe('ATIVO')
  })

  it('em outro processo, com o que fazer', async () => {
    await expect(exigirPdfInerte(acao('<< /S /Launch >>'), PROPRIO)).rejects.toMatchObject({
      codigo: 'TIPO_NAO_ACEITO',
      message: expect.stringContaining('Imprima-o como PDF'),
    })
    await expect(exigirPdfInerte(pdfMinimo(), PROPRIO)).resolves.toBeUndefined()
  })

  it('o que não deu tempo de conferir não é chamado de danificado', async () => {
    await expect(criarInspecaoDePdf(1)(pdfMinimo(), PROPRIO)).rejects.toMatchObject({
      codigo: 'TIPO_NAO_ACEITO',
      message: expect.stringContaining('levou tempo demais'),
    })
  })
})

describe('PDF que se aceita', () => {
  it.each([
    ['o menor que há', pdfMinimo()],
    ['abrir numa página', acao('[3 0 R /Fit]')],
    ['ir a uma página', acao('<< /S /GoTo /D [3 0 R /Fit] >>')],
    ['endereço em que se clica', anotacao('<< /Subtype /Link /A << /S /URI /URI (https://lab.vet) >> >>')],
    ['formulário para preencher', pdfMinimo('', { catalogo: '/AcroForm << /Fields [] >>' })],
    ['texto que fala de JavaScript', pdfMinimo('', { objetos: [fluxo('', '(/JavaScript /Launch /JS) Tj')] })],
    ['lixo antes do fim', Buffer.concat([pdfMinimo(), Buffer.from('\n\n<!-- gerado -->')])],
  ])('%s', async (_nome, bytes) => expect(await inspecionarPdf(bytes)).toBeNull())

  it('o laudo do próprio produto, e o de uma biblioteca', async () => {
    const laudo = await impressor.imprimirLaudo(laudoDeExemplo(), new Map(), '2026-11-20T17:32:00Z')
    expect(await inspecionarPdf(laudo)).toBeNull()
    const documento = await PDFDocument.create()
    documento.addPage()
    documento.context.register(documento.context.obj({ Autor: PDFString.of('Lab'), Tipo: PDFName.of('Exame') }))
    expect(await inspecionarPdf(await documento.save())).toBeNull()
  })
})
