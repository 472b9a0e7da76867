import './documento.css'
import './identificacao.css'
import './documento-de-texto.css'
import { LOCALE } from '@vetlume/dominio/constantes'
import type { DocumentoDeTexto as Documento, ParteDoDocumento } from '@vetlume/dominio/modelo-documento'
import { comChaves } from './chaves.ts'
import { Campo, CamposDoAnimal, corDaCasa, Linhas, Timbre } from './pecas.tsx'
import { TextoRicoLido } from './texto-rico.tsx'

type Tipo<T extends ParteDoDocumento['tipo']> = Extract<ParteDoDocumento, { tipo: T }>

function Produtos({ produtos }: Tipo<'PRODUTOS'>) {
  return (
    <ol className="ld-produtos">
      {comChaves(produtos).map(({ item: { titulo, linhas }, chave }) => (
        <li key={chave}>
          <strong>{titulo}</strong>
          {linhas.map((linha) => (
            <p key={linha}>{linha}</p>
          ))}
        </li>
      ))}
    </ol>
  )
}

function Servicos({ servicos, total }: Tipo<'SERVICOS'>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className="ld-rolagem" role="region" aria-label="Serviços" tabIndex={0}>
      <table className="ld-servicos">
        <thead>
          <tr>
            <th scope="col">Descrição</th>
            <th scope="col">Qtde.</th>
            <th scope="col">Valor unitário</th>
            <th scope="col">Valor</th>
          </tr>
        </thead>
        <tbody>
          {comChaves(servicos).map(({ item, chave }) => (
            <tr key={chave}>
              <td>{item.descricao}</td>
              <td>{item.quantidade}</td>
              <td>{item.unitario}</td>
              <td>{item.total}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              Total
            </th>
            <td>{total}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

function Parte({ parte }: { parte: ParteDoDocumento }) {
  switch (parte.tipo) {
    case 'TEXTO':
      return <TextoRicoLido texto={parte.texto} />
    case 'PRODUTOS':
      return <Produtos {...parte} />
    case 'SERVICOS':
      return <Servicos {...parte} />
  }
}

/** A document that is not a laudo on screen, in the order and with the words of the paper. */
export function DocumentoDeTexto({ documento }: { documento: Documento }) {
  const { titulo, numero, emitidoEm, estabelecimento, animal, responsavel } = documento
  return (
    <article className="ld" style={corDaCasa(estabelecimento.cor)} lang={LOCALE} aria-label={titulo}>
      <Timbre casa={estabelecimento} />
      <Linhas linhas={documento.cabecalho} />
      <div className="ld-abertura">
        <h2>{titulo}</h2>
        <p>
          {numero !== null && <strong>Nº {numero}</strong>} <span>{emitidoEm}</span>
        </p>
      </div>
      <div className="ld-identificacao">
        <dl className="ld-pessoas">
          <Campo rotulo="Animal" valor={animal.nome} />
          <Campo
            rotulo="Responsável pelo animal"
            valor={responsavel.nome}
            detalhes={[responsavel.documento, responsavel.endereco]}
          />
        </dl>
        <CamposDoAnimal animal={animal} />
      </div>
      {comChaves(documento.partes).map(({ item, chave }) => (
        <Parte key={chave} parte={item} />
      ))}
      {documento.avisos.map((aviso) => (
        <p key={aviso} className="ld-aviso">
          {aviso}
        </p>
      ))}
      <p>{documento.lugarEData}</p>
      <div className="ld-assinaturas">
        {comChaves(documento.assinaturas).map(({ item: { nome, linhas }, chave }) => (
          <div key={chave}>
            <p className="ld-veterinario">{nome}</p>
            {linhas.map((linha) => (
              <p key={linha} className="ld-detalhe">
                {linha}
              </p>
            ))}
          </div>
        ))}
      </div>
      <Linhas linhas={documento.rodape} />
    </article>
  )
}
