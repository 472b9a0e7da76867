import { contar } from '@vetlume/dominio/formatos'
import './versoes.css'
import { useQuery } from '@tanstack/react-query'
import { compararVersoes, type ItemDeVersao, type ModeloDeDocumento } from '@vetlume/dominio/modelo-documento'
import { useState } from 'react'
import { Botao } from '../../../ui/botao.tsx'
import { Icone } from '../../../ui/icones/icone.tsx'
import { api } from '../../../lib/navegador.ts'
import { avisar } from '../../../ui/avisar.ts'
import { Dialogo } from '../../../ui/dialogo.tsx'
import { EstadoDeErro, Esqueleto } from '../../../ui/estados.tsx'
import { Etiqueta } from '../../../ui/etiqueta.tsx'
import { Secao } from '../../../ui/pagina.tsx'
import { DataHora } from '../../../ui/valores.tsx'
import { buscarVersao, consultaDeVersoes, useAcaoDoModelo } from '../api.ts'
import { Diferencas } from './diferencas.tsx'

function Situacao({ estado, emUso }: ItemDeVersao) {
  if (estado === 'RASCUNHO') return <Etiqueta tom="info" rotulo="Rascunho" />
  return emUso ? <Etiqueta tom="sucesso" rotulo="Em uso" /> : <Etiqueta tom="neutro" rotulo="Substituída" />
}

function Autoria({
  estado,
  criadaEm,
  criadaPor,
  alteradaEm,
  alteradaPor,
  publicadaEm,
  publicadaPor,
  origem,
  documentos,
}: ItemDeVersao) {
  const quem = estado === 'RASCUNHO' ? (alteradaPor ?? criadaPor) : publicadaPor
  const quando = estado === 'RASCUNHO' ? (alteradaEm ?? criadaEm) : publicadaEm
  return (
    <p>
      {estado === 'RASCUNHO' ? 'Alterado' : 'Publicada'} em <DataHora instante={quando} />
      {quem === null ? ', na instalação' : `, por ${quem}`}
      {origem !== null && `. Partiu da versão ${origem}`}
      {documentos > 0 && `. ${contar(documentos, 'documento partiu', 'documentos partiram')} dela`}.
    </p>
  )
}

interface Par {
  de: ItemDeVersao
  para: ItemDeVersao
}

function Comparacao({ modelo, par: { de, para }, aoFechar }: { modelo: string; par: Par; aoFechar: () => void }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['modelo-documento', 'comparacao', de.codigo, para.codigo],
    queryFn: async () => {
      const [antes, depois] = await Promise.all([buscarVersao(modelo, de.codigo), buscarVersao(modelo, para.codigo)])
      return compararVersoes(antes, depois)
    },
    gcTime: 0,
  })
  return (
    <Dialogo aberto largura="lg" aoFechar={aoFechar} titulo={`Da versão ${de.numero} para a ${para.numero}`}>
      {data !== undefined && <Diferencas diferencas={data} />}
      {data === undefined && error === null && <Esqueleto linhas={6} />}
      {data === undefined && error !== null && <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />}
    </Dialogo>
  )
}

interface VersaoProps {
  versao: ItemDeVersao
  anterior: ItemDeVersao | undefined
  aoComparar: (par: Par) => void
  aoRestaurar: (() => void) | undefined
}

function Versao({ versao, anterior, aoComparar, aoRestaurar }: VersaoProps) {
  return (
    <li>
      <div>
        <b>Versão {versao.numero}</b> <Situacao {...versao} />
        <Autoria {...versao} />
      </div>
      {anterior !== undefined && (
        <Botao
          size="small"
          startIcon={<Icone nome="difference" />}
          onClick={() => aoComparar({ de: anterior, para: versao })}
          aria-label={`Comparar a versão ${versao.numero} com a ${anterior.numero}`}
        >
          Comparar com a {anterior.numero}
        </Botao>
      )}
      {aoRestaurar !== undefined && (
        <Botao
          size="small"
          startIcon={<Icone nome="restore" />}
          onClick={aoRestaurar}
          aria-label={`Restaurar a versão ${versao.numero}`}
        >
          Restaurar
        </Botao>
      )}
    </li>
  )
}

/** Versions of a model with who and when, the comparison of one with the one before, and going back to one. */
export function ParteDasVersoes({ ficha }: { ficha: ModeloDeDocumento }) {
  const { codigo } = ficha
  const { data: versoes, error, refetch } = useQuery(consultaDeVersoes(codigo))
  const [par, definirPar] = useState<Par | null>(null)
  const restaurar = useAcaoDoModelo((origem: string) =>
    api('POST /modelo-documento/:codigo/rascunho', { codigo, origem }),
  )
  if (versoes === undefined)
    return error === null ? (
      <Esqueleto linhas={5} />
    ) : (
      <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />
    )
  const temRascunho = versoes.some(({ estado }) => estado === 'RASCUNHO')
  const aoRestaurar = (versao: ItemDeVersao) => {
    if (!ficha.permissoes.editar || versao.estado === 'RASCUNHO' || temRascunho) return undefined
    return () =>
      void restaurar
        .mutateAsync(versao.codigo)
        .then(() => avisar.sucesso(`A versão ${versao.numero} foi copiada para um rascunho, em Conteúdo.`), avisar.erro)
  }
  return (
    <Secao descricao={temRascunho ? 'Para restaurar uma versão, publique ou descarte antes o rascunho.' : undefined}>
      <ul className="lv-lista">
        {versoes.map((versao, indice) => (
          <Versao
            key={versao.codigo}
            versao={versao}
            anterior={versoes[indice + 1]}
            aoComparar={definirPar}
            aoRestaurar={aoRestaurar(versao)}
          />
        ))}
      </ul>
      {par !== null && <Comparacao modelo={codigo} par={par} aoFechar={() => definirPar(null)} />}
    </Secao>
  )
}
