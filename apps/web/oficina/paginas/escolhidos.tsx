import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { AreaDeArquivos } from '../../src/ui/formulario/area-de-arquivos.tsx'
import { BuscaDeVarios } from '../../src/ui/formulario/busca.tsx'
import { CampoEscolhidos } from '../../src/ui/formulario/campo-escolhidos.tsx'
import { CampoValores } from '../../src/ui/formulario/campo-valores.tsx'
import { AvisoDoDesfecho, Conflito } from '../../src/ui/formulario/conflito.tsx'
import { ListaDeEnvios } from '../../src/ui/formulario/lista-de-envios.tsx'
import type { OpcaoDeBusca } from '../../src/ui/formulario/tipos-da-busca.ts'
import { LONGO, nada, procurarTutor, TUTORES } from '../amostras.ts'
import { Ficha } from '../ficha.tsx'
import { definirPagina } from '../pagina.ts'

const FONTE = { chave: ['oficina', 'tutores'], procurar: procurarTutor }

const Tutores = () => (
  <Ficha>
    {(controle) => (
      <CampoEscolhidos
        controle={controle}
        nome="tutores"
        rotulo="Tutores"
        fonte={FONTE}
        rotuloDeIncluir="Incluir tutor"
        iniciais={TUTORES}
      />
    )}
  </Ficha>
)

const Fixos = () => (
  <Ficha>
    {(controle) => (
      <CampoEscolhidos
        controle={controle}
        nome="tutores"
        rotulo="Tutores"
        fonte={FONTE}
        rotuloDeIncluir="Incluir tutor"
        iniciais={TUTORES}
        desenhar={(escolhidos) => escolhidos.map((_, indice) => ({ fixo: indice === 0 }))}
      />
    )}
  </Ficha>
)

const SERVICOS = TUTORES.slice(0, 1)

function Valores() {
  const { control } = useForm({ defaultValues: { precos: [{ servico: '1', centavos: 12_000 }] } })
  return (
    <CampoValores
      controle={control}
      nome="precos"
      rotulo="Preços"
      referencia="servico"
      fonte={FONTE}
      rotuloDeIncluir="Incluir serviço"
      rotuloDoValor="Valor"
      iniciais={SERVICOS}
    />
  )
}

function Varios() {
  const [valores, definirValores] = useState<readonly OpcaoDeBusca[]>(TUTORES.slice(0, 1))
  return (
    <BuscaDeVarios
      rotulo="Responsáveis"
      valores={valores}
      aoMudar={definirValores}
      opcoes={TUTORES}
      carregando={false}
      semOpcoes="Ninguém"
      aoDigitar={nada}
      aoAbrir={nada}
    />
  )
}

const Arquivos = () => (
  <>
    <AreaDeArquivos rotulo="Imagens" dica="PNG ou JPEG, até 20 MB." aceitar="image/*" multiplo aoEscolher={nada} />
    <AreaDeArquivos rotulo="Sem lugar" dica="O limite foi atingido." aceitar="image/*" desabilitada aoEscolher={nada} />
    <ListaDeEnvios
      envios={[
        { id: 1, nome: 'torax.png', fracao: 0.4, erro: null, repetivel: false },
        { id: 2, nome: `${LONGO}.png`, fracao: 0, erro: 'A conexão caiu.', repetivel: true },
      ]}
      aoRepetir={nada}
      aoTirar={nada}
    />
  </>
)

const EmConflito = () => (
  <>
    <Conflito
      conflito={{
        por: 'Renata',
        quando: '2026-11-26T12:00:00Z',
        linhas: [
          {
            campo: 'nome',
            rotulo: 'Nome',
            aberto: 'Thor',
            salvo: 'Thor II',
            digitado: LONGO,
            euMudei: true,
            colisao: true,
            textos: { aberto: 'Thor', salvo: 'Thor II', digitado: LONGO },
          },
        ],
        manter: nada,
        usarAtual: nada,
      }}
    />
    <AvisoDoDesfecho desfecho={{ modo: 'atual', recuperar: nada }} />
  </>
)

export const pagina = definirPagina('Vários de uma vez', {
  tutores: Tutores,
  'um que fica': Fixos,
  valores: Valores,
  vários: Varios,
  arquivos: Arquivos,
  'em conflito': EmConflito,
})
