import { formatarReais } from '@vetlume/dominio/dinheiro'
import { dadosDaTabelaPreco, type TabelaPreco } from '@vetlume/dominio/tabela-preco'
import { Elo } from '../../ui/elo.tsx'
import { CampoTexto } from '../../ui/formulario/campo-texto.tsx'
import { CampoValores } from '../../ui/formulario/campo-valores.tsx'
import { Secao } from '../../ui/pagina.tsx'
import { definirRegistro } from '../cadastros/index.ts'
import { fonteDeServicos, precosEmPalavras } from '../servico/index.ts'
import { AcoesDaTabela } from './acoes-da-tabela.tsx'
import estilos from './tabela-preco-registro.module.css'

const servicos = fonteDeServicos()

function Clinicas({ ficha: { parceiros } }: { ficha: TabelaPreco }) {
  if (parceiros.length === 0) return null
  return (
    <Secao titulo="Clínicas que a usam">
      <ul className={estilos.lista}>
        {parceiros.map(({ codigo, nome }) => (
          <li key={codigo}>
            <Elo to="/cadastro/parceiro" search={{ codigo }}>
              {nome}
            </Elo>
          </li>
        ))}
      </ul>
    </Secao>
  )
}

export const registroDeTabelaPreco = definirRegistro('tabela-preco', {
  esquema: dadosDaTabelaPreco,
  valores: (ficha) => ({
    nome: ficha?.nome ?? '',
    itens: (ficha?.itens ?? []).map(({ servico, centavos }) => ({ servico: servico.codigo, centavos })),
  }),
  nome: ({ nome }) => nome,
  campos: {
    nome: { rotulo: 'Nome' },
    itens: { rotulo: 'Preços', texto: precosEmPalavras },
    ativo: { rotulo: 'Ativa' },
  },
  tambem: ['parceiro', 'atendimento'],
  Depois: Clinicas,
  Campos: ({ controle, ficha, focar }) => {
    const normais = new Map((ficha?.itens ?? []).map((item) => [item.servico.codigo, item.doServicoCentavos]))
    return (
      <>
        <Secao>
          <CampoTexto controle={controle} nome="nome" rotulo="Nome" obrigatorio maximo={80} focar={focar} />
        </Secao>
        <Secao
          titulo="Preços"
          acoes={ficha === undefined ? undefined : <AcoesDaTabela ficha={ficha} controle={controle} />}
        >
          <CampoValores
            controle={controle}
            nome="itens"
            referencia="servico"
            rotulo="Preços da tabela"
            rotuloDeIncluir="Incluir serviço"
            rotuloDoValor="Preço na tabela"
            fonte={servicos}
            iniciais={(ficha?.itens ?? []).map(({ servico }) => servico)}
            detalhe={(codigo) => {
              const normal = normais.get(codigo)
              return normal === undefined ? undefined : `${formatarReais(normal)} fora da tabela`
            }}
          />
        </Secao>
      </>
    )
  },
})
