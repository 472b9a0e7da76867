import { PRODUTO } from '@vetlume/dominio/produto'
import type { Esquema, Manifesto } from './formato.ts'

type Cabeca = Pick<Manifesto, 'empresa' | 'criadoEm' | 'produto' | 'impressao' | 'formato' | 'migracao'>

/** What the file is and how to read and verify it without us, for whoever opens it years later. */
export const leiaMe = (
  { empresa, criadoEm, produto, impressao, formato, migracao }: Cabeca,
  { ficam, tabelas }: Esquema,
) => `${PRODUTO.nome}: cópia de tudo de ${empresa.nome}
${'='.repeat(60)}

Feita em ${criadoEm} (UTC) por ${produto.nome} ${produto.versao}, em ${produto.origem}.
Formato ${formato}, estrutura ${migracao.ultima}.

O QUE HÁ AQUI

  manifesto.json        o que esta cópia leva: versões, contagens e o SHA-256 de cada arquivo
  manifesto.json.sig    a assinatura do manifesto (Ed25519, 64 bytes)
  chave-publica.pem     a chave que confere a assinatura
  SHA256SUMS            as mesmas somas, para o programa sha256sum
  esquema.json          cada tabela e cada coluna: tipo e significado
  tabelas/*.jsonl       todos os registros, um por linha, em JSON (UTF-8)
  planilhas/*.csv       os cadastros e as contas, para abrir no Excel
  laudos/*.pdf          os laudos assinados
  documentos/*.pdf      os outros documentos emitidos
  arquivos/*            imagens, anexos, extratos, fotos e logotipo, pelo SHA-256 do conteúdo
                        (os nomes originais estão em planilhas/arquivos.csv)

COMO CONFERIR QUE NADA MUDOU

1. A chave. Compare a impressão digital abaixo com a que o produto mostra em
   Minha empresa > Exportar tudo, na instalação de onde a cópia veio:

     ${impressao}

   Para calculá-la a partir do arquivo:

     openssl pkey -pubin -in chave-publica.pem -outform DER | openssl dgst -sha256 -binary |
       openssl base64 -A | tr '+/' '-_' | tr -d '='

2. A assinatura do manifesto (OpenSSL 3):

     openssl pkeyutl -verify -pubin -inkey chave-publica.pem -rawin -in manifesto.json -sigfile manifesto.json.sig

   Deve responder "Signature Verified Successfully".

3. Cada arquivo:

     sha256sum -c SHA256SUMS

   SHA256SUMS também está no manifesto: confira-o com "sha256sum SHA256SUMS".

COMO LEVAR PARA OUTRA INSTALAÇÃO

   npm run importar-empresa -- caminho/desta-copia.zip --chave=${impressao}

   A instalação de chegada precisa estar na mesma versão e ainda não ter esta empresa. Tudo entra de
   uma vez, ou nada entra. As pessoas recebem um convite para criar a senha.

COMO LER AS TABELAS

   Dinheiro é inteiro, em centavos (colunas _centavos). Percentuais são inteiros, em centésimos de um
   por cento (_bp). Instantes estão em UTC (_em); dias são AAAA-MM-DD. Bytes começam por \\x, em
   hexadecimal. Uma coluna sem valor é null. Uma tabela aponta para outra pela chave (codigo).

${tabelas.map(({ arquivo, titulo }) => `   ${arquivo.padEnd(46)} ${titulo}`).join('\n')}

O QUE NÃO VEM, E POR QUÊ

   Senhas, chaves, certificados e segredos de links nunca saem. Links de laudos e de lembretes vêm no
   histórico, mas não abrem mais nada.

${ficam.map(({ titulo, porque }) => `   ${titulo}: ${porque}`).join('\n')}
`
