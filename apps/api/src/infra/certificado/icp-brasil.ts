import forge from 'node-forge'

const { asn1 } = forge

const NOME_ALTERNATIVO = '2.5.29.17'
/** Data of the natural person: of an e-CPF, and of who answers for a company's certificate (DOC-ICP-04, 7.1.2.3). */
const DADOS_DA_PESSOA = ['2.16.76.1.3.1', '2.16.76.1.3.4']
/** Of a company's certificate (DOC-ICP-04, 7.1.2.3). */
const CNPJ_DA_EMPRESA = '2.16.76.1.3.3'
/** Birth date in 8 digits, then the CPF in 11. */
const POSICAO_DO_CPF = [8, 19] as const

function filhos(no: forge.asn1.Asn1): forge.asn1.Asn1[] {
  return Array.isArray(no.value) ? no.value : []
}

const ehOid = (no: forge.asn1.Asn1 | undefined, oids: readonly string[]): boolean =>
  no?.type === asn1.Type.OID && typeof no.value === 'string' && oids.includes(asn1.derToOid(no.value))

/** Every node of a tree, without recursion: it comes from a stranger's file. */
function* nos(raiz: forge.asn1.Asn1): Generator<forge.asn1.Asn1> {
  const aVisitar = [raiz]
  for (let no = aVisitar.pop(); no !== undefined; no = aVisitar.pop()) {
    yield no
    aVisitar.push(...filhos(no).toReversed())
  }
}

function textoDentro(no: forge.asn1.Asn1): string | null {
  for (const { value } of nos(no)) if (typeof value === 'string') return value
  return null
}

function nomesAlternativos(certificado: forge.asn1.Asn1): forge.asn1.Asn1 | null {
  for (const no of nos(certificado)) {
    const [tipo, ...resto] = filhos(no)
    const valor = resto.at(-1)?.value
    if (!ehOid(tipo, [NOME_ALTERNATIVO])) continue
    // A bit string that looks like a structure is already opened by the reader.
    if (typeof valor === 'string') return asn1.fromDer(valor)
    return resto.at(-1) ?? null
  }
  return null
}

/** First text under one of `oids` in the alternative names of a certificate (DER) that `ler` takes for an answer. */
function procurar(der: Uint8Array, oids: readonly string[], ler: (texto: string) => string | null): string | null {
  const nomes = nomesAlternativos(asn1.fromDer(Buffer.from(der).toString('latin1')))
  if (nomes === null) return null
  for (const no of nos(nomes)) {
    const [tipo, valor] = filhos(no)
    if (valor === undefined || !ehOid(tipo, oids)) continue
    const lido = ler(textoDentro(valor) ?? '')
    if (lido !== null) return lido
  }
  return null
}

/** CPF that an ICP-Brasil certificate (DER) gives its holder, in 11 digits; null when it gives none. */
export const cpfDoTitular = (der: Uint8Array): string | null =>
  procurar(der, DADOS_DA_PESSOA, (texto) => {
    const cpf = texto.slice(...POSICAO_DO_CPF)
    return /^\d{11}$/.test(cpf) && !/^0+$/.test(cpf) ? cpf : null
  })

/** CNPJ of the company that an ICP-Brasil certificate (DER) is of, in 14 characters; null when it is of no company. */
export const cnpjDoTitular = (der: Uint8Array): string | null =>
  procurar(der, [CNPJ_DA_EMPRESA], (texto) => (/^[A-Z0-9]{12}\d{2}$/.test(texto.trim()) ? texto.trim() : null))
