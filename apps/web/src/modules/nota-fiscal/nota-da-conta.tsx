import './nota-fiscal.css'
import { useQuery } from '@tanstack/react-query'
import { ocupaTitulo, temNumero, type NotaFiscal, type NotasDoTitulo } from '@vetlume/dominio/nota-fiscal'
import { useState } from 'react'
import { Botao } from '../../ui/botao.tsx'
import { EstadoDeErro, Esqueleto } from '../../ui/estados.tsx'
import { Item, ListaDeItens } from '../../ui/lista-de-itens.tsx'
import { parte } from '../../ui/parte.tsx'
import { Recado } from '../../ui/recado.tsx'
import { DataHora, Dinheiro } from '../../ui/valores.tsx'
import { usePode } from '../cadastros/index.ts'
import { Elo } from '../../ui/elo.tsx'
import { consultaDasNotasDoTitulo } from './api.ts'
import { DocumentosDaNota } from './documentos-da-nota.tsx'
import { EtiquetaDaNota, nomeDaNota, SEM_VALOR_FISCAL, TextoDaRejeicao } from './situacao.tsx'

const DialogoDaEmissao = parte(async () => (await import('./dialogo-da-emissao.tsx')).DialogoDaEmissao)

function Nota({ nota }: { nota: NotaFiscal }) {
  const { codigo, estado, emitidaEm, rejeicao, servicoCentavos } = nota
  return (
    <Item
      titulo={
        <>
          <Elo to="/financeiro/nota-fiscal" search={{ codigo }}>
            {nomeDaNota(nota)}
          </Elo>{' '}
          <EtiquetaDaNota estado={estado} />
        </>
      }
      valor={<Dinheiro centavos={servicoCentavos} />}
      apagado={!ocupaTitulo(estado)}
      {...(temNumero(estado) ? { acoes: <DocumentosDaNota nota={nota} /> } : {})}
    >
      <div>
        Emitida em <DataHora instante={emitidaEm} />
      </div>
      {rejeicao !== null && (
        <div>
          <TextoDaRejeicao rejeicao={rejeicao} />
        </div>
      )}
    </Item>
  )
}

function Emissao({ dados: { titulo, previa, permissoes, semEmissao, notas } }: { dados: NotasDoTitulo }) {
  const [emitindo, emitir] = useState(false)
  if (permissoes.emitir && previa !== null)
    return (
      <>
        {previa.avisos.map((aviso) => (
          <Recado key={aviso}>{aviso}</Recado>
        ))}
        <div className="nf-acoes">
          <Botao variant="outlined" aria-haspopup="dialog" onClick={() => emitir(true)}>
            Emitir nota fiscal
          </Botao>
        </div>
        {emitindo && <DialogoDaEmissao titulo={titulo} previa={previa} aoFechar={() => emitir(false)} />}
      </>
    )
  // With a note that holds, that there is one needs no words.
  return semEmissao !== null && !notas.some(({ estado }) => ocupaTitulo(estado)) ? <Recado>{semEmissao}</Recado> : null
}

function Conteudo({ titulo }: { titulo: string }) {
  const { data, error, refetch } = useQuery(consultaDasNotasDoTitulo(titulo))
  if (data === undefined)
    return error === null ? (
      <Esqueleto linhas={2} />
    ) : (
      <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />
    )
  return (
    <div className="nf-pilha">
      {data.notas.length > 0 && (
        <>
          <p>{SEM_VALOR_FISCAL}</p>
          <ListaDeItens rotulo="Notas fiscais">
            {data.notas.map((nota) => (
              <Nota key={nota.codigo} nota={nota} />
            ))}
          </ListaDeItens>
        </>
      )}
      {data.notas.length === 0 && !data.permissoes.emitir && data.semEmissao === null && <p>Sem nota fiscal.</p>}
      <Emissao dados={data} />
    </div>
  )
}

/** The notes of a receivable, where it is shown: their state, their documents, and the next one. */
export function NotaDaConta({ titulo }: { titulo: string }) {
  return usePode('nota-fiscal:ler') ? <Conteudo titulo={titulo} /> : null
}
