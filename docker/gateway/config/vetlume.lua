-- Leva ao Vetlume cada imagem que os aparelhos enviam, e mantém a lista de trabalho igual à do Vetlume. A fila é o próprio
-- armazenamento do Orthanc: o que está nele ainda não foi confirmado, e nada se perde quando o computador desliga.

local URL = string.gsub(os.getenv('VETLUME_URL') or '', '/+$', '')
local CABECALHOS = { Authorization = 'Bearer ' .. (os.getenv('VETLUME_TOKEN') or '') }
local PASTA = os.getenv('VETLUME_LISTA') or '/var/lib/orthanc/lista'
local AO_MESMO_TEMPO = 2
local PRIMEIRA_ESPERA = tonumber(os.getenv('VETLUME_PRIMEIRA_ESPERA') or '') or 10
local MAIOR_ESPERA = 3600
local MAIOR_PAUSA = 300
local ENTRE_LISTAS = tonumber(os.getenv('VETLUME_ENTRE_LISTAS') or '') or 60
local VALIDADE_DA_LISTA = tonumber(os.getenv('VETLUME_VALIDADE_DA_LISTA') or '') or 86400

-- ## Envio

local emEnvio = {} -- da imagem, o trabalho que a leva
local esperas = {} -- da imagem que falhou, quantas vezes e até quando espera
local falhasSeguidas = 0
local pausaAte = 0

local function dobrar(primeira, vezes, maximo)
  return math.min(maximo, primeira * 2 ^ math.min(vezes - 1, 20))
end

local function deuCerto(imagem)
  falhasSeguidas = 0
  pausaAte = 0
  esperas[imagem] = nil
  RestApiDelete('/instances/' .. imagem)
end

-- Uma imagem recusada espera sozinha; quando nenhuma passa, é a internet ou o servidor, e esperam todas.
local function deuErrado(imagem, motivo)
  local agora = os.time()
  local vezes = ((esperas[imagem] or {}).vezes or 0) + 1
  esperas[imagem] = { vezes = vezes, ate = agora + dobrar(PRIMEIRA_ESPERA, vezes, MAIOR_ESPERA) }
  falhasSeguidas = falhasSeguidas + 1
  if falhasSeguidas >= 3 then
    pausaAte = agora + dobrar(PRIMEIRA_ESPERA, falhasSeguidas - 2, MAIOR_PAUSA)
  end
  print('Vetlume: a imagem ' .. imagem .. ' não foi confirmada (' .. tostring(motivo) .. '), tentativa ' .. vezes)
end

local function acompanhar()
  local quantas = 0
  for imagem, trabalho in pairs(emEnvio) do
    local lido = RestApiGet('/jobs/' .. trabalho)
    local estado = lido and ParseJson(lido) or { State = 'Failure', ErrorDescription = 'o trabalho sumiu' }
    if estado.State == 'Success' then
      emEnvio[imagem] = nil
      deuCerto(imagem)
    elseif estado.State == 'Failure' then
      emEnvio[imagem] = nil
      deuErrado(imagem, estado.ErrorDescription)
    else
      quantas = quantas + 1
    end
  end
  return quantas
end

-- Uma imagem por pedido: a resposta diz respeito a ela, e só ela sai daqui.
local function enviar(imagem)
  local pedido = '{"Resources":["' .. imagem .. '"],"Synchronous":false}'
  local resposta = RestApiPost('/dicom-web/servers/vetlume/stow', pedido, false)
  local trabalho = resposta and ParseJson(resposta).ID
  if trabalho == nil then deuErrado(imagem, 'o envio não começou') else emEnvio[imagem] = trabalho end
end

local function enviarOQueEspera()
  local vagas = AO_MESMO_TEMPO - acompanhar()
  local agora = os.time()
  if vagas <= 0 or agora < pausaAte then return end
  for _, imagem in ipairs(ParseJson(RestApiGet('/instances'))) do
    if vagas <= 0 then return end
    local espera = esperas[imagem]
    if emEnvio[imagem] == nil and (espera == nil or agora >= espera.ate) then
      enviar(imagem)
      vagas = vagas - 1
    end
  end
end

-- ## Lista de trabalho

local INDICE = PASTA .. '/.lista'
local proximaLista = 0
local falhasDaLista = 0

local ALFABETO = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
local VALOR = {}
for i = 1, #ALFABETO do VALOR[string.byte(ALFABETO, i)] = i - 1 end

local function deBase64(texto)
  local pedacos, soma, bits = {}, 0, 0
  for i = 1, #texto do
    local valor = VALOR[string.byte(texto, i)]
    if valor then
      soma = soma * 64 + valor
      bits = bits + 6
      if bits >= 8 then
        bits = bits - 8
        local peso = 2 ^ bits
        local byte = math.floor(soma / peso)
        soma = soma - byte * peso
        pedacos[#pedacos + 1] = string.char(byte)
      end
    end
  end
  return table.concat(pedacos)
end

-- Escrito ao lado e trocado de nome: quem lê vê o de antes ou o de agora, inteiro.
local function gravar(caminho, conteudo)
  local arquivo = io.open(caminho .. '.novo', 'wb')
  if arquivo == nil then return false end
  arquivo:write(conteudo)
  arquivo:close()
  return os.rename(caminho .. '.novo', caminho) ~= nil
end

-- Da última lista que veio: quando, e os arquivos dela.
local function lerIndice()
  local arquivo = io.open(INDICE, 'r')
  if arquivo == nil then return 0, {} end
  local quando = tonumber(arquivo:read('*l') or '') or 0
  local nomes = {}
  for nome in arquivo:lines() do nomes[nome] = true end
  arquivo:close()
  return quando, nomes
end

local function gravarIndice(quando, nomes)
  local linhas = { tostring(quando) }
  for nome in pairs(nomes) do linhas[#linhas + 1] = nome end
  return gravar(INDICE, table.concat(linhas, '\n') .. '\n')
end

local function expirar(quando, nomes)
  if quando == 0 or os.time() - quando < VALIDADE_DA_LISTA then return end
  for nome in pairs(nomes) do os.remove(PASTA .. '/' .. nome) end
  gravarIndice(0, {})
  print('Vetlume: a lista de trabalho venceu, sem contato com o servidor')
end

local function aplicar(lista, antigos)
  local novos, todos = {}, {}
  for nome in pairs(antigos) do todos[nome] = true end
  for _, item in ipairs(lista.itens) do
    if string.match(item.arquivo, '^[%w-]+%.wl$') then
      novos[item.arquivo] = true
      todos[item.arquivo] = true
    end
  end
  -- O que se vai gravar entra antes no índice: desligado no meio, nada fica sem quem o apague.
  gravarIndice(os.time(), todos)
  for _, item in ipairs(lista.itens) do
    if novos[item.arquivo] then gravar(PASTA .. '/' .. item.arquivo, deBase64(item.conteudo)) end
  end
  for nome in pairs(antigos) do
    if not novos[nome] then os.remove(PASTA .. '/' .. nome) end
  end
  gravarIndice(os.time(), novos)
end

local function buscarLista()
  if os.time() < proximaLista then return end
  local quando, nomes = lerIndice()
  local lido = HttpGet(URL .. '/lista-de-trabalho', CABECALHOS)
  local lista = lido and ParseJson(lido)
  if type(lista) == 'table' and type(lista.itens) == 'table' then
    falhasDaLista = 0
    aplicar(lista, nomes)
  else
    falhasDaLista = falhasDaLista + 1
    expirar(quando, nomes)
  end
  proximaLista = os.time() + dobrar(ENTRE_LISTAS, falhasDaLista + 1, MAIOR_PAUSA)
end

-- ## O que o Orthanc chama

local function passo()
  enviarOQueEspera()
  buscarLista()
end

-- Os scripts do Orthanc não têm relógio em todas as versões: gateway.sh pede este endereço de tempo em tempo, daqui mesmo.
function IncomingHttpRequestFilter(metodo, endereco, ip, usuario, cabecalhos)
  if endereco ~= '/vetlume' then return true end
  local certo, erro = pcall(passo)
  if not certo then print('Vetlume: ' .. tostring(erro)) end
  return false
end

-- De quem é a lista já foi dito pela credencial: o nome que o aparelho dá a si mesmo não a esvazia.
function IncomingWorklistRequestFilter(pedido, origem)
  local passos = pedido['0040,0100']
  if type(passos) == 'table' and type(passos[1]) == 'table' then
    if passos[1]['0040,0001'] ~= nil then passos[1]['0040,0001'] = '' end
    if passos[1]['0040,0010'] ~= nil then passos[1]['0040,0010'] = '' end
  end
  return pedido
end
